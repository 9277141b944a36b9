import type { LottiePlayer } from 'lottie-web'
// The player is loaded by URL and not as a chunk: a chunk that fails to load may reload the page, which would be too much
// for a decoration. The light player does not support expressions, so an animation cannot contain code.
import playerAddress from 'lottie-web/build/player/esm/lottie_light.min.js?url&no-inline'
import { readAnimation } from './read-animation.ts'

type Stop = () => void
const stopByStage = new WeakMap<HTMLElement, Stop>()

/**
 * Plays the animation that an element names (`data-animation`) in that element, with a pause button (WCAG 2.2.2), once the
 * page is loaded and while the element is in view. The animation is not loaded for readers who save data, have a 2G
 * connection or prefer reduced motion: with reduced motion, the style sheet hides the element, so that it is never in view.
 * If loading fails, the element is emptied and the still remains.
 *
 * @returns a function that stops the animation and empties the element
 */
export function playAnimation(stage: HTMLElement): Stop {
  const existingStop = stopByStage.get(stage)
  if (existingStop) return existingStop
  let isSeen = false
  let player: Promise<Player> | undefined
  const updatePlayback = () => player?.then(({ setVisible }) => setVisible(isSeen)).catch(() => stage.replaceChildren())
  const observer = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
    if (isSeen) player ??= isSavingData() ? undefined : createPlayer(stage)
    void updatePlayback()
  })
  const stop = () => {
    observer.disconnect()
    stopByStage.delete(stage)
    void player?.then(({ destroy }) => destroy()).catch(() => {})
  }
  stopByStage.set(stage, stop)
  observer.observe(stage)
  return stop
}

type Player = {
  /** Plays the animation while the element is in view, unless the reader has paused the animation. */
  readonly setVisible: (isSeen: boolean) => void
  readonly destroy: () => void
}

async function createPlayer(stage: HTMLElement): Promise<Player> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  const [{ default: player }, animationData] = await Promise.all([
    import(/* @vite-ignore */ playerAddress) as Promise<{ default: LottiePlayer }>,
    fetchAnimation(stage.dataset.animation ?? ''),
  ])
  const animation = player.loadAnimation({
    container: stage,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData,
    // The class of the other drawings (drawings.css) gives the animation the colors of the site.
    rendererSettings: { className: 'draw', focusable: false },
  })
  const drawing = stage.querySelector('svg')
  if (!animation.isLoaded || !drawing) throw new Error('The animation cannot be shown.')
  drawing.setAttribute('aria-hidden', 'true')

  let isPaused = false
  let isSeen = false
  const updatePlayback = () => (isSeen && !isPaused ? animation.play() : animation.pause())
  const { button, setAction } = createButton()
  button.addEventListener('click', () => {
    isPaused = !isPaused
    setAction(isPaused ? 'play' : 'pause', stage)
    updatePlayback()
  })
  setAction('pause', stage)
  stage.append(button)
  return {
    setVisible(seen) {
      isSeen = seen
      updatePlayback()
    },
    destroy() {
      animation.destroy()
      stage.replaceChildren()
    },
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

async function fetchAnimation(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The animation could not be loaded (status ${response.status}).`)
  return readAnimation(await response.text())
}

const glyphs = { pause: 'M8 5v14M16 5v14', play: 'M7 4.5v15L19 12Z' } as const

/** Creates the button. Its label and icon show the action that a click performs. */
function createButton() {
  const button = document.createElement('button')
  button.type = 'button'
  const glyph = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  glyph.setAttribute('viewBox', '0 0 24 24')
  glyph.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  glyph.append(line)
  const label = document.createElement('span')
  button.append(glyph, label)
  const setAction = (next: keyof typeof glyphs, { dataset }: HTMLElement) => {
    line.setAttribute('d', glyphs[next])
    label.textContent = dataset[next] ?? ''
  }
  return { button, setAction }
}
