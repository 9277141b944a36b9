import { parseDay } from '#blocks/calendar-day.server.ts'
import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import { parseLinks, type LinkFragment } from '#blocks/parse-link.server.ts'
import { parsePicture, type PictureFragment } from '#blocks/parse-picture.server.ts'
import { parseTeaser, parseTeasers, type TeaserFragment } from '#blocks/parse-teaser.server.ts'
import { plainText, plainTexts, present, type Maybe } from '#blocks/plain-text.server.ts'
import { indexLetters } from '#i18n/alphabet.ts'
import type { Home, HomeNews, HomeStory } from './home.ts'

type List<T> = Maybe<readonly Maybe<T>[]>
type StoryFragment = TeaserFragment & { readonly quote?: Maybe<string>; readonly featuredimage?: List<PictureFragment> }
type ChatbotFragment = TeaserFragment & { readonly suggestedQuestions?: List<string> }
type NewsFragment = TeaserFragment & { readonly postDate?: Maybe<string> }

/** The answer to the query `HomePage`. */
export type HomeResult = {
  readonly entry?: Maybe<
    ArticleFragment & {
      readonly heroTitle?: Maybe<string>
      readonly heroText?: Maybe<string>
      readonly selected?: List<TeaserFragment>
      readonly links?: List<LinkFragment>
      readonly stories?: List<StoryFragment>
      readonly chatbot?: List<ChatbotFragment>
    }
  >
  readonly news?: List<NewsFragment>
  readonly conditionTitles?: List<{ readonly title?: Maybe<string> }>
}

/** The home page of a site. Throws a `ContentError` when the entry lacks its id or its title. */
export function parseHome({ entry, news, conditionTitles }: HomeResult, context: PageContext): Home {
  const article = parseArticle(entry, context)
  const heroText = plainText(entry?.heroText)
  const chatbot = parseChatbot(present(entry?.chatbot)[0], context)
  return {
    kind: 'home',
    article,
    heroTitle: plainText(entry?.heroTitle) ?? article.title,
    ...(heroText !== undefined && { heroText }),
    ...(article.illustration && { heroPicture: article.illustration }),
    selected: parseTeasers(entry?.selected, context),
    links: parseLinks(entry?.links, context),
    stories: present(entry?.stories).flatMap((story, place) => parseStory(story, `story-${place + 1}`, context) ?? []),
    news: ownFirst(present(news).flatMap((item, place) => parseNews(item, `news-${place + 1}`, context) ?? [])),
    ...(chatbot && { chatbot }),
    letters: indexLetters(context.site.locale, plainTexts(present(conditionTitles).map(({ title }) => title))).map(
      ({ letter, anchor, isUsed }) => ({
        letter,
        anchor,
        hasConditions: isUsed,
      }),
    ),
  }
}

/** A story says something in its own words; one that does not is left out and reported. */
function parseStory(fragment: StoryFragment, place: string, context: PageContext): HomeStory | undefined {
  const link = parseTeaser(fragment, context.site, context.report)
  if (!link) return undefined
  const quote = plainText(fragment.quote) ?? plainText(fragment.introText)
  if (quote === undefined) {
    context.report({ message: 'A story without a quotation is left out.', entry: fragment.id ?? undefined })
    return undefined
  }
  const picture = parsePicture(fragment.featuredimage, `${place}-picture`, context)
  return { id: fragment.id ?? place, quote, link, ...(picture && { picture }) }
}

function parseNews(fragment: NewsFragment, place: string, context: PageContext): HomeNews | undefined {
  const link = parseTeaser(fragment, context.site, context.report)
  if (!link) return undefined
  const date = parseDay(fragment.postDate, 'postDate', context.report)
  if (date === undefined) {
    context.report({ message: 'News without a date is left out.', entry: fragment.id ?? undefined })
    return undefined
  }
  const intro = plainText(fragment.introText)
  return { id: fragment.id ?? place, link, date, ...(intro !== undefined && { intro }) }
}

/** The site's own entries before those in another language (settled 3), each in the order in which they came. */
const ownFirst = (news: readonly HomeNews[]): readonly HomeNews[] =>
  news.toSorted((one, other) => Number(isForeign(one)) - Number(isForeign(other)))

const isForeign = ({ link }: HomeNews): boolean => link.kind === 'internal' && link.language !== undefined

function parseChatbot(fragment: Maybe<ChatbotFragment>, context: PageContext): Home['chatbot'] {
  const link = parseTeaser(fragment, context.site, context.report)
  return link && { link, suggestedQuestions: [...new Set(plainTexts(fragment?.suggestedQuestions))] }
}
