import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { useCurrentModule } from './current-module.ts'
import { countDone } from './module-progress.ts'
import type { ModuleStep } from './module.ts'
import styles from './ModulePageView.module.css'
import { hasStarted } from './progress.ts'
import { useLanguageSpan } from './use-language-span.tsx'
import { useProgress } from './use-progress.ts'

/** Renders the number of completed steps. Renders nothing before the reader has started. */
export function StepCount({ article, steps }: { article: Article; steps: readonly ModuleStep[] }) {
  const { locale } = useCurrentSite().site
  const { inPageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const progress = useProgress(module)
  if (!progress || !hasStarted(progress)) return null
  const done = formatNumber(locale, countDone(module, steps, progress))
  const total = formatNumber(locale, steps.length)
  return (
    <p className={styles.count}>
      {inPageLanguage(
        <Trans comment="How many steps of a learning module or of one of its chapters a reader has done; numbers">
          Steps done: {done} of {total}
        </Trans>,
      )}
    </p>
  )
}
