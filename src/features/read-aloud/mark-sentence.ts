import type { Sentence } from './find-sentences.ts'

const highlightName = 'spoken'
let framed: HTMLElement | null | undefined

/**
 * Marks the sentence that is read, and no longer the one before it; without a sentence, marks nothing. The text itself stays
 * as it is: the browser paints the sentence, and one that cannot gets a frame around the passage.
 */
export function markSentence(sentence: Sentence | undefined): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(highlightName)
    if (sentence) CSS.highlights.set(highlightName, new Highlight(sentence.range))
    return
  }
  framed?.style.removeProperty('outline')
  framed = sentence?.range.startContainer.parentElement?.closest('p, li, h1, h2, h3, h4, td, th, dt, dd')
  framed?.style.setProperty('outline', '3px solid')
}

/** Scrolls to a sentence that is out of sight or below the bar, as far up as a third of the window. */
export function showSentence({ range }: Sentence, bar: HTMLElement): void {
  const { top, bottom } = range.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight - bar.offsetHeight) scrollBy({ top: top - innerHeight / 3 })
}
