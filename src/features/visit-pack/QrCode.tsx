import { useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import styles from './PackDocument.module.css'

/** Renders the QR code of a URL. It is dark on light in both color schemes, because scanners expect that. */
export function QrCode({ href }: { href: string }) {
  const { t } = useLingui()
  const { size, data } = encode(href, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t({
        message: `QR code: ${href}`,
        comment: 'Visit pack: name of a QR code; the placeholder is an address',
      })}
    >
      <path d={path} />
    </svg>
  )
}
