import type { AnimationFragment, HomePageQuery, TeaserFragment } from '#content-contract/operations.ts'
import { parseDay } from '#blocks/calendar-day.server.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseLinks } from '#blocks/parse-link.server.ts'
import { addressOf, parsePicture } from '#blocks/parse-picture.server.ts'
import { parseTeaser, parseTeasers } from '#blocks/parse-teaser.server.ts'
import { plainText, plainTexts, nonNull, type ItemOf, type Maybe } from '#blocks/plain-text.server.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import { nameIndex } from '#blocks/name-index.server.ts'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { Home, HomeNews, HomeStory } from './home.ts'

type HomeEntry = NonNullable<HomePageQuery['entry']>

/**
 * Parses the home page of a site. All its feature flags are applied here, so that the payload contains no hidden content.
 * The lists of pages contain only pages in the site's language, and the untranslated ones are in a separate list. Throws a
 * `ContentError` when the entry lacks its id or its title.
 */
export function parseHome({ entry, assets, news, conditions, alsoKnownAs }: HomePageQuery, context: PageContext): Home {
  const shows = (flag: FeatureFlag) => context.site.enable.includes(flag)
  const { illustration, title, blocks, sources } = parseArticle(entry, context)
  const heroText = plainText(entry?.heroText)
  const isHeroSplit = shows('hero-split-layout')
  const hasStoryQuotations = shows('card-stories')
  const heroPicture = isHeroSplit ? (illustration ?? parsePicture(assets?.heroStill, 'hero-still', context)) : undefined
  const heroAnimation = heroPicture && shows('hero-lottie') ? parseAnimation(assets?.heroLottie, context) : undefined
  const chatbot = shows('home-chatbot') ? parseChatbot(nonNull(entry?.chatbot)[0], context) : undefined
  const languageOf = ({ language }: { readonly language?: Maybe<string> }) =>
    foreignLanguage(language, context.site).language
  const isForeign = (fragment: { readonly language?: Maybe<string> }) => languageOf(fragment) !== undefined
  // An untranslated condition is listed by its name in the site's language, if it has one.
  const namesById = new Map(nonNull(alsoKnownAs).map(({ entry: { id }, names }) => [id, plainTexts(names)[0]]))
  const withOwnName =
    (id: Maybe<string>) =>
    (link: SafeLink): SafeLink => {
      const name = namesById.get(id ?? null)
      return name === undefined || link.kind === 'external' ? link : { kind: 'internal', path: link.path, label: name }
    }
  const [selected, foreignSelected] = partition(nonNull(entry?.selected), isForeign)
  const [links, foreignLinks] = partition(shows('home-links-list') ? nonNull(entry?.links) : [], ({ linkInternal }) =>
    nonNull(linkInternal).some(isForeign),
  )
  const [stories, foreignStories] = partition(nonNull(entry?.stories), isForeign)
  const [ownNews, foreignNews] = partition(shows('home-news') ? nonNull(news) : [], isForeign)
  const untranslated = withoutRepetition([
    ...foreignSelected.flatMap((fragment) => parseTeasers([fragment], context).map(withOwnName(fragment.id))),
    ...parseLinks(foreignLinks, context),
    ...parseTeasers([...foreignStories, ...foreignNews], context),
  ]).map(withoutText)
  const language = [
    ...[...foreignSelected, ...foreignStories, ...foreignNews].map(languageOf),
    ...foreignLinks.flatMap(({ linkInternal }) => nonNull(linkInternal).map(languageOf)),
  ].find((one) => one !== undefined)
  return {
    kind: 'home',
    blocks,
    sources,
    heroTitle: plainText(entry?.heroTitle) ?? title,
    isHeroSplit,
    isHeroColored: shows('home-background-color'),
    ...(heroText !== undefined && { heroText }),
    ...(heroPicture && { heroPicture }),
    ...(heroAnimation !== undefined && { heroAnimation }),
    selected: parseTeasers(selected, context).map(withoutText),
    links: parseLinks(links, context),
    stories: stories.flatMap(
      (story, place) => parseStory(story, place, hasStoryQuotations && place === 0, context) ?? [],
    ),
    hasStoryQuotations,
    news: ownNews.flatMap((item, place) => parseNews(item, `news-${place + 1}`, context) ?? []),
    ...(language && untranslated.length > 0 && { untranslated: { language, links: untranslated } }),
    ...(chatbot && { chatbot }),
    letters: nameIndex(
      context.site.locale,
      nonNull(conditions).flatMap((condition) => {
        const link = parseTeaser(condition, context.site, context.report)
        return link ? [{ id: condition.id, link }] : []
      }),
      alsoKnownAs,
    ).letters.map(({ letter, anchor, isUsed }) => ({ letter, anchor, hasConditions: isUsed })),
  }
}

/** Returns the items that do not meet the condition, and those that do. */
const partition = <Item>(items: readonly Item[], isSecond: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter((item) => !isSecond(item)),
  items.filter(isSecond),
]

/** Returns the links without those that lead to the same page as an earlier one. */
const withoutRepetition = (links: readonly SafeLink[]): readonly SafeLink[] => {
  const addresses = links.map((link) => (link.kind === 'internal' ? link.path : link.href))
  return links.filter((_, place) => addresses.indexOf(addresses[place] ?? '') === place)
}

/** Returns the URL of an animation; undefined, so that the page shows a still, if there is none or its URL is invalid. */
function parseAnimation(assets: Maybe<readonly Maybe<AnimationFragment>[]>, context: PageContext): string | undefined {
  const [asset] = nonNull(assets)
  const address = addressOf(asset?.url)
  if (asset && address === undefined)
    context.report({ message: 'An animation without an address is left out.', asset: asset.id ?? undefined })
  return address
}

/** Parses a story; one with neither a quotation nor an introduction is left out and reported. */
function parseStory(
  fragment: ItemOf<HomeEntry['stories']>,
  place: number,
  leads: boolean,
  context: PageContext,
): HomeStory | undefined {
  const link = parseTeaser(fragment, context.site, context.report)
  if (!link) return undefined
  const quote = plainText(fragment.quote) ?? plainText(fragment.introText)
  if (quote === undefined) {
    context.report({ message: 'A story without a quotation is left out.', entry: fragment.id ?? undefined })
    return undefined
  }
  // Only the first story has a picture, and only where stories are shown as quotations.
  const picture = leads ? parsePicture(fragment.featuredimage, 'story-picture', context) : undefined
  return { id: fragment.id ?? `story-${place}`, quote, link: withoutText(link), ...(picture && { picture }) }
}

/** Returns a link without its text, so that only the label is shown. */
const withoutText = (link: SafeLink): SafeLink => ({ ...link, text: undefined })

function parseNews(fragment: TeaserFragment, place: string, context: PageContext): HomeNews | undefined {
  const link = parseTeaser(fragment, context.site, context.report)
  if (!link) return undefined
  const date = parseDay(fragment.postDate, 'postDate', context.report)
  if (date === undefined) {
    context.report({ message: 'News without a date is left out.', entry: fragment.id ?? undefined })
    return undefined
  }
  const intro = plainText(fragment.introText)
  return { id: fragment.id ?? place, link: withoutText(link), date, ...(intro !== undefined && { intro }) }
}

function parseChatbot(fragment: Maybe<ItemOf<HomeEntry['chatbot']>>, context: PageContext): Home['chatbot'] {
  const link = parseTeaser(fragment, context.site, context.report)
  if (link?.kind !== 'internal') return undefined
  // A chatbot that is not translated still answers in the site's language, but its suggested questions are in another
  // language, so they are left out.
  const questions = link.language === undefined ? plainTexts(fragment?.suggestedQuestions) : []
  return { path: link.path, suggestedQuestions: [...new Set(questions)] }
}
