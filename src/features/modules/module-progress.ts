import { stepName, stepsOf, type LearningModule, type ModuleStep } from './module.ts'
import type { Progress } from './progress.ts'

type Path = Pick<LearningModule, 'path'>

/** Whether a step is done. A question is done once it has been answered, any other step once it has been opened. */
export const isDone = (module: Path, { path, kind }: ModuleStep, { seen, answers }: Progress): boolean =>
  stepName(module, path) in (kind === 'question' ? answers : seen)

/** Whether the last answer to a question was wrong. */
export const shouldRepeat = (module: Path, { path }: ModuleStep, { answers }: Progress): boolean =>
  answers[stepName(module, path)]?.right === false

export const countDone = (module: Path, steps: readonly ModuleStep[], progress: Progress): number =>
  steps.filter((step) => isDone(module, step, progress)).length

export function isComplete(module: LearningModule, progress: Progress): boolean {
  const steps = stepsOf(module)
  return steps.length > 0 && countDone(module, steps, progress) === steps.length
}

/**
 * Returns the step at which a reader resumes: the first step that is not done, counted from the step last opened or answered
 * or, if all from there on are done, from the beginning of the module. Returns undefined when all steps are done.
 */
export function findResumeStep(module: LearningModule, progress: Progress): ModuleStep | undefined {
  const steps = stepsOf(module)
  const times = steps.map(({ path }) => {
    const name = stepName(module, path)
    return Math.max(progress.seen[name] ?? 0, progress.answers[name]?.at ?? 0)
  })
  const last = times.indexOf(Math.max(...times))
  const isOpen = (step: ModuleStep) => !isDone(module, step, progress)
  return steps.slice(last).find(isOpen) ?? steps.find(isOpen)
}
