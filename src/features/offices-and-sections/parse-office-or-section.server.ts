import type { MemberFragment, OfficeOrSectionPageQuery } from '#content-contract/operations.ts'
import { excludeLinks } from '#blocks/exclude-links.server.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseEmail } from '#blocks/parse-email.server.ts'
import { parseTeasers } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import type { Member, MemberGroup, OfficeOrSection } from './office-or-section.ts'

/** Parses an office or a section. Throws a `ContentError` when it lacks its id or its title. */
export function parseOfficeOrSection(
  { entry, officesAndSections }: OfficeOrSectionPageQuery,
  context: PageContext,
): OfficeOrSection {
  const article = parseArticle(entry, context)
  const others = parseTeasers(
    nonNull(officesAndSections).filter(({ id }) => id !== entry?.id),
    context,
  )
  const email = parseEmail(entry?.email)
  if (email === undefined && plainText(entry?.email) !== undefined)
    context.report({ message: 'What should be an e-mail address is none.', field: 'email', path: context.path })
  return {
    kind: 'office-or-section',
    article: { ...article, related: excludeLinks(article.related, others) },
    members: parseMembers(entry?.members, context),
    ...(email !== undefined && { email }),
    pages: parseTeasers(entry?.children, context),
    others,
  }
}

/**
 * Parses the members and groups them by role. Roles are in the order of their first members; members without a name are left
 * out.
 */
function parseMembers(
  fragments: Maybe<readonly Maybe<MemberFragment>[]>,
  { site }: PageContext,
): readonly MemberGroup[] {
  const groups = new Map<string, { -readonly [Key in keyof MemberGroup]: MemberGroup[Key] } & { members: Member[] }>()
  for (const fragment of nonNull(fragments)) {
    const name = plainText(fragment.title)
    if (name === undefined) continue
    const role = plainText(fragment.role)
    const affiliation = plainText(fragment.affiliation)
    const language = foreignLanguage(fragment.language, site)
    const member = { name, ...(affiliation !== undefined && { affiliation }), ...language }
    const group = groups.get(role ?? '')
    if (group) group.members.push(member)
    else groups.set(role ?? '', { ...(role !== undefined && { role }), ...language, members: [member] })
  }
  return [...groups.values()]
}
