/**
 * Creates an element with its attributes and children, for code that runs before or without React. An attribute whose value
 * is undefined is empty.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '')
  element.append(...children)
  return element
}
