import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import styles from './Hero.module.css'

/**
 * The value of `dangerouslySetInnerHTML`. With it, React neither hydrates nor updates the content of the element, which the
 * player owns.
 */
const unmanagedHtml = { __html: '' }

/**
 * Renders the empty container of the animation, ahead of the still that it replaces. On page load the client entry starts
 * the animation (`client.tsx`), without waiting for React; after a client navigation this component does.
 */
export function HeroAnimation({ address }: { address: string }) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = stage
    if (!current) return
    const playing = import('./play-animation.ts').then(({ playAnimation }) => playAnimation(current))
    // A failed import has been reported already (`preload-error`), and the still remains.
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
      dangerouslySetInnerHTML={unmanagedHtml}
    />
  )
}
