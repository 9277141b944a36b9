export { foldText } from '#lib/fold-text.ts'
