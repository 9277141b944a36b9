const drawings = {
  right: 'm4.5 12.5 5 5 10-11',
  wrong: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  repeat: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v4.9h-4.9',
} as const

/** Renders the icon beside a verdict. The icons need no mirroring for right-to-left text. */
export const VerdictMark = ({ name }: { name: keyof typeof drawings }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
