import { ChapterName } from './ChapterName.tsx'
import { ChapterPage } from './ChapterPage.tsx'
import { EndPage } from './EndPage.tsx'
import type { ModulePage } from './module.ts'
import { ModuleReading } from './ModuleReading.tsx'
import { ModuleText } from './ModuleText.tsx'
import styles from './ModulePageView.module.css'
import { QuestionPage } from './QuestionPage.tsx'
import { StartPage } from './StartPage.tsx'

type Props = {
  content: ModulePage
  /** The ISO 8601 date with which review dates are compared. */
  today: string
  /** The frame of the page; its site name is printed on the certificate. */
  frame: { readonly siteName: string }
}

/** Renders a page of a learning module: its start, a chapter, a step or its end. */
export function ModulePageView({ content, today, frame }: Props) {
  const { article, part, path } = content
  switch (part.name) {
    case 'start':
      return <StartPage article={article} today={today} />
    case 'end':
      return <EndPage article={article} publisher={frame.siteName} />
    case 'chapter':
      return <ChapterPage article={article} chapter={part.chapter} />
    case 'text':
    case 'video':
      return (
        <ModuleReading article={article} above={<ChapterName article={article} chapter={part.chapter} isLink />}>
          <div className={styles.step}>
            <ModuleText article={article} />
          </div>
        </ModuleReading>
      )
    case 'question':
      // The key resets the state for each question; otherwise the next question would show the previous one's answer.
      return <QuestionPage key={path} article={article} path={path} chapter={part.chapter} answers={part.answers} />
  }
}
