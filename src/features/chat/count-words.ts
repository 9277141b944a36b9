/** Counts the words of a text. Two Chinese characters count as one word, because Chinese has no spaces. */
export const countWords = (text: string): number => text.match(/\p{Script=Han}{2}|\p{L}+/gu)?.length ?? 0
