/** Returns the release stage of reports from this host: `development` on a developer's machine (settled 11). */
export const releaseStageAt = (hostname: string): string =>
  /(?:^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/i.test(hostname) ? 'development' : 'production'
