/** The groups of pages on the page of a topic or tag, in this order. */
export const topicGroups = [
  'conditions',
  'situations',
  'treatments',
  'guidelines',
  'modules',
  'news',
  'updates',
  'pressReleases',
  'events',
  'undergraduates',
  'stories',
  'officesAndSections',
  'pages',
] as const

export type TopicGroup = (typeof topicGroups)[number]
