/**
 * The markup that the injection tests append to texts. Each part breaks out of a different context: an attribute, a script,
 * a style sheet, a title, a text area, a comment. An injected element has the attribute `data-injected`, and its script sets
 * the property `injected` of the window.
 */
export const injectedMarkup =
  '"\'></script></style></title></textarea>--><script data-injected>window.injected=1</script>' +
  '<img data-injected src="x:" onerror="window.injected=1"><svg data-injected onload="window.injected=1"></svg>' +
  '<a data-injected href="javascript:window.injected=1">link</a><iframe data-injected srcdoc="<script>parent.injected=1</script>">' +
  '</iframe><form data-injected action="javascript:window.injected=1"></form><base data-injected href="https://evil.example/">' +
  '\u2028{{constructor.constructor("window.injected=1")()}}${window.injected=1}'

/**
 * The settings of a site that fetches its content again for each page, so that each page contains the markup that was
 * injected last.
 */
export const withoutCaches = {
  CONTENT_MAX_AGE_S: '0',
  CONTENT_STALE_S: '0',
  CONTENT_TIMEOUT_MS: '20000',
  PAGE_CACHE_MB: '0',
  LOG_LEVEL: 'fatal',
}

/**
 * Appends the markup to every string in a field for which `isTarget` is true, at any depth of a JSON value. The items of an
 * array belong to the field that contains the array.
 */
export function injectMarkup(value: unknown, isTarget: (key: string) => boolean, key = ''): unknown {
  if (typeof value === 'string') return isTarget(key) ? value + injectedMarkup : value
  if (Array.isArray(value)) return value.map((item) => injectMarkup(item, isTarget, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, injectMarkup(part, isTarget, name)]))
}

/**
 * Collects the names of the fields of a JSON value that contain strings, and whether any of the strings contains a space.
 */
export function collectTextFields(value: unknown, into: Map<string, boolean>, key = ''): void {
  if (typeof value === 'string') into.set(key, into.get(key) === true || value.includes(' '))
  else if (Array.isArray(value)) for (const item of value) collectTextFields(item, into, key)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) collectTextFields(part, into, name)
}
