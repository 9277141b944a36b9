/**
 * Focuses the element with an id in the next frame. By then, a change to the diary has been rendered, which may insert the
 * element or replace it.
 */
export function focusInNextFrame(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
