/**
 * Sets `--foot` to the height of a bar at the bottom of the window as long as the bar is shown, so that it covers neither
 * the end of the page nor the focused element.
 */
export function reserveBottomSpace(bar: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const updateHeight = () => sheet.replaceSync(bar.offsetHeight > 0 ? `:root { --foot: ${bar.offsetHeight}px }` : '')
  new ResizeObserver(updateHeight).observe(bar)
}
