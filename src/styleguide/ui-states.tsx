import { AzIndex } from '#ui/AzIndex.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import {
  exampleAncestors,
  exampleIndex,
  exampleLetters,
  exampleLinks,
  examplePathOf,
  exampleProblems,
} from '#ui/examples.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { FilterGroup, FilterMenu } from '#ui/FilterMenu.tsx'
import formStyles from '#ui/Form.module.css'
import { InLanguage } from '#ui/InLanguage.tsx'
import { FormField } from '#ui/FormField.tsx'
import { FormResult } from '#ui/FormResult.tsx'
import { RepeatedStatus } from '#ui/RepeatedStatus.tsx'
import { Icon, icons, type IconName } from '#ui/Icon.tsx'
import { LetterNav } from '#ui/LetterNav.tsx'
import { MoreLink } from '#ui/MoreLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Form } from '#ui/Form.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { RuledRows } from '#ui/RuledRows.tsx'
import { SearchForm } from '#ui/SearchForm.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { FolderStates, State } from './states.ts'

const [ownLink, , externalLink, foreignLink] = exampleLinks
const foreignLanguage = 'de-DE'
const name = { id: 'email', label: 'E-mail address' }
const hint = 'We answer there.'
const problem = exampleProblems[0].words

const pages = (page: number, count: number): State => ({
  show: () => <Pagination page={page} pages={count} pathOf={examplePathOf} />,
})

const exampleChoices = [
  { value: 'usual', label: 'Usual' },
  {
    value: 'large',
    label: 'Large, for readers who sit far away from a small screen or have left their glasses at home',
  },
]

export const uiStates: FolderStates = {
  'AzIndex.tsx': {
    'the first letters of the alphabet': {
      show: ({ locale }) => <AzIndex index={exampleIndex(locale)} />,
      isWide: true,
    },
    'without entries': {
      show: ({ locale }) => (
        <AzIndex
          index={{
            letters: exampleLetters(locale).map((letter) => ({ ...letter, isUsed: false })),
            groups: [],
            untranslated: [],
          }}
        />
      ),
      isWide: true,
    },
  },
  'Breadcrumbs.tsx': {
    'below two pages': { show: () => <Breadcrumbs ancestors={exampleAncestors} title="Kidney stones" /> },
    'below the home page': { show: () => <Breadcrumbs ancestors={[]} title="Privacy" /> },
    'a title in another language': {
      show: () => (
        <Breadcrumbs ancestors={exampleAncestors} title="Nächtlicher Harndrang" titleLanguage={foreignLanguage} />
      ),
    },
  },
  'ButtonLink.tsx': {
    'the main thing to do': { show: () => <ButtonLink path="/contact">{'Write to us'}</ButtonLink> },
    quiet: {
      show: () => (
        <ButtonLink path="/contact" quiet>
          {'Write to us'}
        </ButtonLink>
      ),
    },
    'with an icon': {
      show: () => (
        <ButtonLink path="/chat/guide">
          <Icon name="message-square" />
          {'Open the chat'}
        </ButtonLink>
      ),
    },
    'loads a whole document': { show: () => <ButtonLink href="/contact">{'Try again'}</ButtonLink> },
  },
  'ChoiceGroup.tsx': {
    'one choice': {
      show: () => (
        <ChoiceGroup type="radio" name="size" legend="Text size" choices={exampleChoices} chosen={['usual']} />
      ),
    },
    'several choices': {
      show: () => (
        <ChoiceGroup
          type="checkbox"
          name="sizes"
          legend="Text sizes"
          choices={exampleChoices}
          chosen={['usual', 'large']}
        />
      ),
    },
  },
  'ErrorSummary.tsx': {
    'fields that are wrong': {
      show: () => (
        <>
          <ErrorSummary problems={exampleProblems} />
          {exampleProblems.map(({ field }) => (
            <span key={field} id={field} />
          ))}
        </>
      ),
    },
    'from another page': { show: () => <ErrorSummary problems={[]} failure="foreign" /> },
    'too often': { show: () => <ErrorSummary problems={[]} failure="too-many" /> },
    'not stored': { show: () => <ErrorSummary problems={[]} failure="unavailable" /> },
  },
  'ExternalLink.tsx': {
    'a link': { show: () => <ExternalLink href="https://uroweb.org/">{'uroweb.org'}</ExternalLink> },
  },
  'FallbackTag.tsx': {
    English: { show: () => <FallbackTag language="en-US" /> },
    'behind a name': {
      show: () => (
        <p>
          {'Kidney stones '}
          <FallbackTag language="en-US" />
        </p>
      ),
    },
  },
  'FilterMenu.tsx': {
    'two filters': {
      show: () => (
        <FilterMenu title="Narrow the list">
          <FilterGroup id="filter-topic" name="Topic">
            {exampleLinks.map((link, place) => (
              <li key={place}>
                <SiteLink link={link} aria-current={place === 0 ? 'true' : undefined} />
              </li>
            ))}
          </FilterGroup>
          <FilterGroup id="filter-year" name="Year">
            {['2026', '2025'].map((year) => (
              <li key={year}>
                <SiteLink path={`/news?year=${year}`}>{year}</SiteLink>
              </li>
            ))}
          </FilterGroup>
        </FilterMenu>
      ),
    },
  },
  'FormField.tsx': {
    empty: { show: () => <FormField {...name}>{(attributes) => <input {...attributes} />}</FormField> },
    'with a hint': {
      show: () => (
        <FormField {...name} hint={hint}>
          {(attributes) => <input {...attributes} />}
        </FormField>
      ),
    },
    'filled in wrongly': {
      show: () => (
        <FormField {...name} hint={hint} error={problem}>
          {(attributes) => <input {...attributes} dir="ltr" defaultValue="name@" />}
        </FormField>
      ),
    },
    'a choice of several': {
      show: () => (
        <FormField id="subject" label="What is it about?">
          {(attributes) => (
            <select {...attributes}>
              {exampleLinks.map(({ label }, index) => (
                <option key={index}>{label}</option>
              ))}
            </select>
          )}
        </FormField>
      ),
    },
    'several lines': {
      show: () => (
        <FormField id="message" label="Your message" hint="10 to 5,000 characters.">
          {(attributes) => <TextArea {...attributes} rows={5} />}
        </FormField>
      ),
    },
    'a box to tick': {
      show: () => (
        <FormField id="consent" label="I agree that my message is stored for 12 months." after>
          {(attributes) => <input {...attributes} type="checkbox" />}
        </FormField>
      ),
    },
    'a box that was not ticked': {
      show: () => (
        <FormField
          id="consent"
          label="I agree that my message is stored for 12 months."
          error="Tick the box if you agree."
          after
        >
          {(attributes) => <input {...attributes} type="checkbox" />}
        </FormField>
      ),
    },
  },
  'RepeatedStatus.tsx': {
    'after the second time': { show: () => <RepeatedStatus times={2}>{'The file is saved.'}</RepeatedStatus> },
  },
  'FormResult.tsx': {
    'something is stored': {
      show: () => (
        <FormResult>
          <Notice title="Your message has been sent.">{'We answer at the e-mail address that you gave.'}</Notice>
        </FormResult>
      ),
    },
  },
  'Icon.tsx': {
    'each icon, in a line of text': {
      show: () =>
        (Object.keys(icons) as IconName[]).map((icon) => (
          <p key={icon}>
            <span data-icon="">
              <Icon name={icon} />
            </span>{' '}
            {icon}
          </p>
        )),
    },
  },
  'LetterNav.tsx': {
    'on the page of the index': {
      show: ({ locale }) => (
        <>
          <LetterNav letters={exampleLetters(locale)} />
          {exampleLetters(locale).map(({ anchor }) => (
            <span key={anchor} id={anchor} />
          ))}
        </>
      ),
    },
    'on another page': {
      show: ({ locale }) => <LetterNav letters={exampleLetters(locale)} indexPath="/all-conditions" />,
    },
  },
  'MoreLink.tsx': {
    'to more of the same': { show: () => <MoreLink path="/news">{'All news'}</MoreLink> },
    'to a page that is not translated': { show: () => <MoreLink link={foreignLink} /> },
    'to another website': { show: () => <MoreLink link={externalLink} /> },
  },
  'Notice.tsx': {
    'a title': { show: () => <Notice title="This page has not been translated yet." /> },
    'with more words': {
      show: () => (
        <Notice title="The English page is newer than this translation.">
          <SiteLink link={{ ...ownLink, label: 'Read the English page' }} />
        </Notice>
      ),
    },
  },
  'PageHead.tsx': {
    'a title': { show: () => <PageHead title="News" />, isWide: true },
    'with an introduction and pages above': {
      show: () => <PageHead title="Kidney stones" intro="What they are and what helps." ancestors={exampleAncestors} />,
      isWide: true,
    },
    'with something below': {
      show: () => (
        <PageHead title="Conditions A–Z">
          <p className="note">{'60 pages'}</p>
        </PageHead>
      ),
      isWide: true,
    },
  },
  'Pagination.tsx': {
    'the first of two': pages(1, 2),
    'the first of many': pages(1, 13),
    'in the middle': pages(7, 13),
    'the last': pages(13, 13),
    'a gap of one': pages(4, 7),
  },
  'Form.tsx': {
    'in a column': {
      show: () => (
        <Form action="/contact" hidden={{ key: '1' }}>
          <FormField {...name}>{(attributes) => <input {...attributes} />}</FormField>
          <FormField id="message" label="Your message" error="Write at least 10 characters.">
            {(attributes) => <TextArea {...attributes} rows={5} defaultValue="Stone" />}
          </FormField>
          <button className={formStyles.send}>{'Send the message'}</button>
        </Form>
      ),
    },
    'in a line': {
      show: () => (
        <Form action="/profile" hidden={{ action: 'remove' }} inline>
          <button className={formStyles.send}>{'Remove'}</button>
        </Form>
      ),
    },
  },
  'InLanguage.tsx': {
    English: { show: () => <InLanguage language="en-US" /> },
    'another language': { show: () => <InLanguage language={foreignLanguage} /> },
  },
  'RuledRows.tsx': {
    'below a heading': { show: () => <RuledRows links={exampleLinks} /> },
  },
  'RuledList.tsx': {
    'links of every kind': { show: () => <RuledList links={exampleLinks} /> },
    'with signs': {
      show: () => <RuledList links={exampleLinks} mark={(_, index) => <b aria-hidden="true">{index + 1}</b>} />,
    },
  },
  'SearchForm.tsx': {
    large: { show: () => <SearchForm size="hero" /> },
    'large, with a label and words': {
      show: () => <SearchForm size="hero" label="What would you like to understand?" query="kidney stones" />,
    },
    'large, with suggestions while one types': { show: () => <SearchForm size="hero" suggests /> },
    small: { show: () => <SearchForm size="small" /> },
    'small, with words': { show: () => <SearchForm size="small" query="kidney stones" /> },
  },
  'SiteLink.tsx': {
    'to a page': { show: () => <SiteLink path="/condition/kidney-stones">{'Kidney stones'}</SiteLink> },
    'to the page on which it stands': {
      show: () => <SiteLink path="/condition/kidney-stones">{'Kidney stones'}</SiteLink>,
      at: '/condition/kidney-stones',
    },
    'to a page that is not translated': { show: () => <SiteLink link={foreignLink} /> },
    'to another website': { show: () => <SiteLink link={externalLink} /> },
    'to a phone number': { show: () => <SiteLink href="tel:112">{'112'}</SiteLink> },
  },
  'TextArea.tsx': {
    empty: { show: () => <TextArea id="words" aria-label="Your message" rows={3} /> },
    'with text': {
      show: () => (
        <TextArea id="words" aria-label="Your message" rows={3} defaultValue="How much water is enough in a day?" />
      ),
    },
  },
  'VisuallyHidden.tsx': {
    'words for screen readers after seen ones': {
      show: () => (
        <p>
          {'Nothing is seen after these words.'}
          <VisuallyHidden>{' These are read out only.'}</VisuallyHidden>
        </p>
      ),
    },
  },
}
