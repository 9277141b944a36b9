/**
 * Creates an element with attributes and children. An attribute that is false is left out.
 *
 * @param children elements, and texts
 */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | false>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/** Creates a button with a label, which calls `onClick` and does not submit a form. */
export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, label)
  button.addEventListener('click', onClick)
  return button
}
