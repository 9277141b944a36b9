import '#ui/styles/site.css'

/**
 * A page is read without a client. It starts at the first sign that somebody wants more than to read: a pointer, a touch, a
 * key, a focus. Links, menus and forms work before it does; a press on a button that needs it is kept and repeated.
 */
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const

let pressed: HTMLElement | undefined

function keepPress(event: MouseEvent) {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-script] button') : null
  if (button) pressed = button
}

function start() {
  for (const sign of signs) removeEventListener(sign, start, true)
  void import('./start-client.tsx').then(({ startClient }) =>
    startClient(() => {
      removeEventListener('click', keepPress, true)
      document.documentElement.dataset.client = 'ready'
      // React answers only after it has finished with what told us so.
      setTimeout(() => pressed?.isConnected && pressed.click())
    }),
  )
}

addEventListener('click', keepPress, true)
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
