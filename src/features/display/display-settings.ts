/**
 * The values of each setting, by its name. The first value is the default, and is not saved. The others are saved as words
 * such as `text-130`. The root element has them in its attribute `data-display`, by which style sheets such as display.css
 * select it.
 */
export const displaySettings = {
  text: ['100', '115', '130', '150'],
  spacing: ['usual', 'wide'],
  scheme: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  motion: ['device', 'none'],
  exit: ['shown', 'hidden'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type DisplaySetting = keyof typeof displaySettings

export const settingNames = Object.keys(displaySettings) as readonly DisplaySetting[]

/** The key of the settings in the local storage, which apply-display.js reads as well. */
const storageKey = 'display'

/** Returns the saved values by setting, without the defaults. Unknown words are ignored. */
export function readDisplaySettings(): ReadonlyMap<DisplaySetting, string> {
  const savedWords = readSavedWords().split(' ')
  return new Map(
    settingNames.flatMap((name) => {
      const value = displaySettings[name].slice(1).find((each) => savedWords.includes(`${name}-${each}`))
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Returns the saved words; an empty string when the browser does not allow local storage. */
function readSavedWords(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

/**
 * Returns the words for the values in a form that are not defaults, in the order of the settings. A setting that the form
 * does not have keeps its saved value.
 */
export function formatDisplay(form: Pick<FormData, 'get'>): string {
  const saved = readDisplaySettings()
  return settingNames
    .flatMap((name) => {
      const chosen = form.get(name) ?? saved.get(name)
      const value = displaySettings[name].slice(1).find((each) => each === chosen)
      return value === undefined ? [] : [`${name}-${value}`]
    })
    .join(' ')
}

/** Saves the words, or removes the saved ones if there are none. Throws when the browser does not allow local storage. */
export function saveDisplay(words: string): void {
  if (words === '') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, words)
}
