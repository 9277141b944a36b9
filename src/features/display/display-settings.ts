/**
 * Readers choose from these values, by the name of the setting. The first is how the page is made, and is not kept. The
 * others are words such as `text-130` in the attribute `data-display` of the root, which display.css knows.
 */
export const displaySettings = {
  text: ['100', '115', '130', '150'],
  spacing: ['usual', 'wide'],
  contrast: ['device', 'more'],
  motion: ['device', 'none'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type DisplaySetting = keyof typeof displaySettings

export const settingNames = Object.keys(displaySettings) as readonly DisplaySetting[]

/** The browser keeps the settings under this key of its local storage, where apply-display.js reads them. */
const storageKey = 'display'

/** Returns the values that the browser has kept, by setting. Leaves out unknown words. */
export function readDisplay(): ReadonlyMap<DisplaySetting, string> {
  const kept = keptWords().split(' ')
  return new Map(
    settingNames.flatMap((name) => {
      const value = displaySettings[name].slice(1).find((each) => kept.includes(`${name}-${each}`))
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Returns an empty text when the browser does not allow local storage. */
function keptWords(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

/** The words for what a form says, in the order of the settings. */
export const formatDisplay = (form: Pick<FormData, 'get'>): string =>
  settingNames
    .flatMap((name) => {
      const value = displaySettings[name].slice(1).find((each) => each === form.get(name))
      return value === undefined ? [] : [`${name}-${value}`]
    })
    .join(' ')

/** Keeps the words, or nothing where nothing is set. Throws where the browser keeps nothing. */
export function keepDisplay(words: string): void {
  if (words === '') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, words)
}
