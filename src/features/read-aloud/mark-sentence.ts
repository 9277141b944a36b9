import type { Sentence } from './find-sentences.ts'

const highlightName = 'spoken'
let framed: HTMLElement | null | undefined

/**
 * Highlights the sentence that is being read, in place of the previous one. Without a sentence, removes the highlight. The
 * highlight is painted without a change of the document (CSS Custom Highlight API). In a browser that does not support this,
 * the passage gets an outline instead.
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

/** Scrolls to a sentence that is out of view or covered by the bar, so that it is a third of the window below the top. */
export function showSentence({ range }: Sentence, bar: HTMLElement): void {
  const { top, bottom } = range.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight - bar.offsetHeight) scrollBy({ top: top - innerHeight / 3 })
}
