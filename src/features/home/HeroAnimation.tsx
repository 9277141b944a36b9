import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import styles from './Hero.module.css'

/** The player owns the content of the element: with this, React neither looks at it nor writes it again. */
const leftAlone = { __html: '' }

/**
 * The place of the animation, ahead of the still whose place it takes. It is empty until the animation runs. On a page that
 * is loaded the entry starts it (`client.tsx`), without waiting for React; after a navigation this component does.
 */
export function HeroAnimation({ address }: { address: string }) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = stage
    if (!current) return
    const playing = import('./play-animation.ts').then(({ playAnimation }) => playAnimation(current))
    // A file that is lost has been told already; the still stands.
    playing.catch(() => {})
    return () => void playing.then((stop) => stop()).catch(() => {})
  }, [])
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-animation={address}
      data-pause={t({ message: 'Pause the animation', comment: 'Button on the moving picture of the home page' })}
      data-play={t({
        message: 'Play the animation',
        comment: 'Button on the picture of the home page, after it has been paused',
      })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={leftAlone}
    />
  )
}
