import type { TypedDocumentString as DocumentNode } from '../../src/content/typed-document.ts';
import { gql } from '../../src/content/typed-document.ts';
export type EntryRelationCriteriaInput = {
  readonly section?: readonly (string | null)[] | null
  readonly slug?: readonly (string | null)[] | null
}

export type ArticlePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type ArticlePageQuery = {
  readonly entry: Partial<
    | PageArticleFragment
    | StoryArticleFragment
    | NewsArticleFragment
    | UpdateArticleFragment
    | PressReleaseArticleFragment
    | EducationEventArticleFragment
    | OfficeArticleFragment
    | SectionArticleFragment
    | TopicArticleFragment
    | TagArticleFragment
    | UndergraduateArticleFragment
    | ModuleArticleFragment
    | ChatbotArticleFragment
  > & {
    readonly typeHandle: string
  } | null
}

export type HomeArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type PageArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type ContactArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type ConditionArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type SituationArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type TreatmentArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type GuidelineArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type GuidelineArchiveArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type StoryArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type NewsArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type UpdateArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type PressReleaseArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type EducationEventArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type OfficeArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type SectionArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type TopicArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type TagArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type UndergraduateArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type ModuleArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type ChatbotArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type GuidelineChapterArticleFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly postDate: string | null
  readonly introText: string | null
  readonly searchDescription: string | null
  readonly intro: string | null
  readonly canonical: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly seoImage: readonly (MetaPictureFragment | null)[] | null
  readonly seo: SeoFragment | null
  readonly keyPoints: readonly (string | null)[] | null
  readonly featuredimage: readonly (PictureFragment & MetaPictureFragment | null)[] | null
  readonly blocks: readonly (BlockFragment | null)[] | null
  readonly relatedContent: readonly (TeaserFragment | null)[] | null
  readonly topics: readonly (TopicOrTagFragment | null)[] | null
  readonly tags: readonly (TopicOrTagFragment | null)[] | null
  readonly sources: readonly (SourceFragment | null)[] | null
  readonly evidence: readonly (CitedEvidenceFragment | null)[] | null
  readonly reviewers: readonly (PersonFragment | null)[] | null
  readonly lastReviewed: string | null
  readonly nextReview: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly translator: string | null
  readonly ancestors: readonly AncestorFragment[]
  readonly localized: readonly TranslationFragment[]
}

export type DiaryArticleQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type DiaryArticleQuery = {
  readonly entries: readonly ({
    readonly id: string | null
    readonly title: string | null
    readonly uri: string | null
    readonly language: string | null
    readonly sources?: readonly (SourceFragment | null)[] | null
  } | null)[] | null
}

export type AnswersQueryVariables = {
  readonly search: string
  readonly site: string
  readonly within?: string | null
  readonly limit?: number | null
}

export type AnswersQuery = {
  readonly answers: readonly ({
    readonly entry: {
      readonly id: string | null
      readonly uri: string | null
      readonly title: string | null
      readonly typeHandle: string
      readonly siteHandle: string | null
      readonly language: string | null
    }
    readonly score: number
    readonly asked: number
    readonly votes: number
    readonly named: number
    readonly coverage: number
    readonly sections: readonly ({
      readonly anchor: string | null
      readonly score: number
    })[]
  })[]
}

export type AnswerPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type AnswerPageQuery = {
  readonly entry: Partial<
    | ConditionArticleFragment
    | SituationArticleFragment
    | TreatmentArticleFragment
    | PageArticleFragment
    | ContactArticleFragment
    | GuidelineChapterArticleFragment
    | ChatbotArticleFragment
  > | null
}

export type EmergencyPageQueryVariables = {
  readonly site?: readonly (string | null)[] | null
}

export type EmergencyPageQuery = {
  readonly entry: Partial<PageArticleFragment> | null
}

export type TriageSentencesQueryVariables = {
  readonly site: string
}

export type TriageSentencesQuery = {
  readonly triageRules: readonly ({
    readonly sign: string
    readonly text: string
  })[]
}

export type ChatbotPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type ChatbotPageQuery = {
  readonly entry: Partial<ChatbotArticleFragment> & {
    readonly botId?: string | null
    readonly greeting?: string | null
    readonly disclaimer?: string | null
    readonly suggestedQuestions?: readonly (string | null)[] | null
    readonly emergencyText?: string | null
  } | null
}

export type CodedPagesQueryVariables = {
  readonly codes?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type CodedPagesQuery = {
  readonly entries: readonly (TeaserFragment & CodesOfPageFragment & {
    readonly dateUpdated: string | null
    readonly localized: readonly (TranslationFragment & {
      readonly title: string | null
    })[]
  } | null)[] | null
}

export type CodesOfPageFragment = {
  readonly codes?: readonly ClinicalCodeFragment[] | null
}

export type ClinicalCodeFragment = {
  readonly system: string
  readonly code: string
}

export type ConditionPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type ConditionPageQuery = {
  readonly entry: Partial<ConditionArticleFragment> & {
    readonly bodyAreas?: readonly (string | null)[] | null
    readonly situations?: readonly (TeaserFragment | null)[] | null
    readonly treatments?: readonly (TeaserFragment | null)[] | null
    readonly guidelines?: readonly (TeaserFragment | null)[] | null
    readonly modules?: readonly (TeaserFragment | null)[] | null
    readonly comparison?: readonly ({
      readonly language: string | null
      readonly optionGrid?: readonly (Partial<OptionGridFragment> | null)[] | null
    } | null)[] | null
  } | null
}

export type SituationPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type SituationPageQuery = {
  readonly entry: Partial<SituationArticleFragment> & {
    readonly condition?: readonly (TeaserFragment & Partial<ComparedTreatmentsFragment> | null)[] | null
    readonly treatments?: readonly (TeaserFragment | null)[] | null
  } | null
}

export type ConditionIndexQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly ownSite: string
}

export type ConditionIndexQuery = {
  readonly alsoKnownAs: readonly ({
    readonly entry: {
      readonly id: string | null
    }
    readonly names: readonly string[]
  })[]
  readonly entries: readonly (TeaserFragment & {
    readonly bodyAreas?: readonly (string | null)[] | null
  } | null)[] | null
}

export type ComparedTreatmentsFragment = {
  readonly comparison: readonly ({
    readonly optionGrid?: readonly ({
      readonly options?: readonly ({
        readonly id: string | null
      } | null)[] | null
    } | null)[] | null
  } | null)[] | null
}

export type ContactPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly sites?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type ContactPageQuery = {
  readonly entry: Partial<ContactArticleFragment> & {
    readonly subjects?: readonly (string | null)[] | null
    readonly privacyText?: string | null
    readonly thankYouText?: string | null
  } | null
  readonly privacy: readonly ({
    readonly uri: string | null
    readonly siteHandle: string | null
    readonly localized: readonly TranslationFragment[]
  } | null)[] | null
}

export type EmergencyNumbersQueryVariables = {
  readonly site: string
}

export type EmergencyNumbersQuery = {
  readonly emergencyNumbers: readonly ({
    readonly country: string
    readonly name: string
    readonly isLocal: boolean
    readonly emergency: readonly string[]
    readonly outOfHours: readonly string[]
    readonly crisis: readonly string[]
  })[]
}

export type EventPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type EventPageQuery = {
  readonly entry: Partial<EducationEventArticleFragment & EventFactsFragment> & {
    readonly kind?: string | null
    readonly registrationUrl?: string | null
    readonly programme?: readonly (ProgrammeItemFragment | null)[] | null
  } | null
}

export type EventListQueryVariables = {
  readonly kind?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly coming?: readonly (string | null)[] | null
  readonly ended?: readonly (string | null)[] | null
  readonly started?: readonly (string | null)[] | null
  readonly startsAt?: readonly (string | null)[] | null
  readonly nextFirst?: string | null
  readonly latestFirst?: string | null
  readonly limit?: number | null
  readonly offset?: number | null
}

export type EventListQuery = {
  readonly coming: readonly (EventRowFragment | null)[] | null
  readonly comingByStart: readonly (EventRowFragment | null)[] | null
  readonly past: readonly (EventRowFragment | null)[] | null
  readonly pastTotal: number
  readonly pastDates: readonly ({
    readonly startsAt?: string | null
    readonly allDay?: boolean | null
    readonly timezone?: string | null
  } | null)[] | null
}

export type EventCalendarQueryVariables = {
  readonly uri?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type EventCalendarQuery = {
  readonly entries: readonly (EventRowFragment & {
    readonly uid: string | null
    readonly dateCreated: string | null
    readonly dateUpdated: string | null
    readonly registrationUrl?: string | null
    readonly programme?: readonly (ProgrammeItemFragment | null)[] | null
  } | null)[] | null
}

export type EventRowFragment = TeaserFragment & Partial<EventFactsFragment>

export type EventFactsFragment = {
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly allDay: boolean | null
  readonly timezone: string | null
  readonly venue: string | null
  readonly city: string | null
  readonly countryCode: string | null
  readonly online: boolean | null
  readonly cancelled: boolean | null
}

export type ProgrammeItemFragment = {
  readonly title: string | null
  readonly startsAt?: string | null
  readonly text?: string | null
}

export type FeedQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly section?: readonly (string | null)[] | null
  readonly limit?: number | null
}

export type FeedQuery = {
  readonly entries: readonly (TeaserFragment & {
    readonly dateUpdated: string | null
  } | null)[] | null
}

export type LinkFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly label?: string | null
  readonly text?: string | null
  readonly linkInternal?: readonly ({
    readonly uri: string | null
    readonly siteHandle: string | null
    readonly language: string | null
  } | null)[] | null
  readonly linkExternal?: string | null
}

export type PictureFragment = {
  readonly id: string | null
  readonly url: string | null
  readonly alt: string | null
  readonly width: number | null
  readonly height: number | null
  readonly mimeType: string | null
  readonly svg?: string | null
}

export type MetaPictureFragment = {
  readonly mimeType: string | null
  readonly urlLarge: string | null
}

export type SocialMetadataFragment = {
  readonly title: string | null
  readonly description: string | null
  readonly image: MetaPictureFragment | null
}

export type SeoFragment = {
  readonly title: string | null
  readonly description: string | null
  readonly social: {
    readonly facebook: SocialMetadataFragment | null
    readonly twitter: SocialMetadataFragment | null
  } | null
  readonly advanced: {
    readonly robots: readonly (string | null)[] | null
    readonly canonical: string | null
  } | null
}

export type AncestorFragment = {
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
}

export type TranslationFragment = {
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly enabledForSite: boolean | null
}

export type SourceFragment = {
  readonly id: string | null
  readonly language: string | null
  readonly citation?: string | null
  readonly doi?: string | null
  readonly year?: number | null
  readonly href?: string | null
  readonly chapterName?: string | null
  readonly edition?: string | null
  readonly checked?: string | null
}

export type CitedEvidenceFragment = SourceFragment & {
  readonly text?: string | null
  readonly strength?: string | null
  readonly levelOfEvidence?: string | null
  readonly chapter?: readonly ({
    readonly id: string | null
    readonly title: string | null
    readonly uri: string | null
    readonly language: string | null
    readonly number?: string | null
    readonly references?: readonly (SourceFragment | null)[] | null
    readonly parent?: {
      readonly title: string | null
    } | null
  } | null)[] | null
}

export type PersonFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly language: string | null
}

export type TeaserFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly siteHandle: string | null
  readonly language: string | null
  readonly typeHandle: string
  readonly postDate: string | null
  readonly introText?: string | null
  readonly embargoUntil?: string | null
}

export type TopicOrTagFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly language: string | null
}

export type BlockFragment = Partial<OptionGridFragment> & {
  readonly id: string | null
  readonly typeHandle: string
  readonly heading?: string | null
  readonly body?: string | null
  readonly anchor?: string | null
  readonly evidence?: readonly (SourceFragment | null)[] | null
  readonly image?: readonly (PictureFragment | null)[] | null
  readonly videoUrl?: string | null
  readonly transcript?: string | null
  readonly caption?: string | null
  readonly urgency?: string | null
  readonly phone?: string | null
  readonly rules?: readonly ({
    readonly sign: string
    readonly group: string | null
    readonly heading: string | null
  })[] | null
  readonly questions?: readonly (string | null)[] | null
  readonly button?: string | null
}

export type OptionGridFragment = {
  readonly id: string | null
  readonly options: readonly ({
    readonly id: string | null
    readonly title: string | null
    readonly uri: string | null
    readonly language: string | null
  } | null)[] | null
  readonly people: string | null
  readonly outcomes: readonly ({
    readonly id: string | null
    readonly label?: string | null
    readonly outOf?: number | null
    readonly affected?: number | null
    readonly more?: string | null
    readonly timeframe?: string | null
    readonly option?: readonly ({
      readonly id: string | null
    } | null)[] | null
    readonly source?: readonly (SourceFragment | null)[] | null
  } | null)[] | null
}

export type AttachmentFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly url: string | null
  readonly mimeType: string | null
  readonly size: string | null
}

export type GlossaryQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type GlossaryQuery = {
  readonly entries: readonly ({
    readonly id: string | null
    readonly slug: string | null
    readonly title: string | null
    readonly language: string | null
    readonly definition?: string | null
  } | null)[] | null
}

export type GuidelinePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type GuidelinePageQuery = {
  readonly entry: Partial<GuidelineArticleFragment & GuidelineDetailsFragment> & {
    readonly summariesOfChanges?: readonly ({
      readonly id: string | null
      readonly year?: number | null
      readonly body?: string | null
      readonly changes?: readonly (RecommendationFragment & {
        readonly chapter?: readonly ({
          readonly id: string | null
          readonly title: string | null
          readonly uri: string | null
          readonly language: string | null
        } | null)[] | null
      } | null)[] | null
    } | null)[] | null
    readonly publications?: readonly (PublicationFragment | null)[] | null
    readonly appendices?: readonly (PublicationFragment | null)[] | null
    readonly summaries?: readonly ({
      readonly id: string | null
      readonly title: string | null
      readonly body?: string | null
      readonly file?: readonly (FileFragment | null)[] | null
    } | null)[] | null
    readonly panel?: readonly (PanelMemberFragment | null)[] | null
    readonly translations?: readonly (GuidelineTranslationFragment | null)[] | null
    readonly editions?: readonly (EditionFragment | null)[] | null
  } | null
}

export type GuidelineChapterPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type GuidelineChapterPageQuery = {
  readonly entry: Partial<GuidelineChapterArticleFragment> & {
    readonly number?: string | null
    readonly isSupplement?: boolean | null
    readonly recommendations?: readonly (RecommendationFragment & {
      readonly citedBy?: readonly (TeaserFragment | null)[] | null
    } | null)[] | null
    readonly references?: readonly (SourceFragment | null)[] | null
    readonly parent?: Partial<GuidelineDetailsFragment & GuidelinePartsFragment> & {
      readonly id: string | null
    } | null
  } | null
}

export type GuidelineDetailsFragment = {
  readonly title: string | null
  readonly uri: string | null
  readonly language: string | null
  readonly introText: string | null
  readonly intro: string | null
  readonly sourceRevision: string | null
  readonly translatedRevision: string | null
  readonly localized: readonly TranslationFragment[]
  readonly year: number | null
  readonly chapters: readonly ({
    readonly id: string | null
    readonly title: string | null
    readonly uri: string | null
    readonly language: string | null
    readonly number?: string | null
    readonly isSupplement?: boolean | null
  } | null)[] | null
  readonly fullPdf: readonly (FileFragment | null)[] | null
  readonly pocketPdf: readonly (FileFragment | null)[] | null
}

export type GuidelinePartsFragment = {
  readonly summariesOfChanges: readonly ({
    readonly id: string | null
    readonly year?: number | null
  } | null)[] | null
  readonly publications: readonly ({
    readonly id: string | null
  } | null)[] | null
  readonly appendices: readonly ({
    readonly id: string | null
  } | null)[] | null
  readonly summaries: readonly ({
    readonly id: string | null
  } | null)[] | null
  readonly panel: readonly ({
    readonly id: string | null
  } | null)[] | null
  readonly relatedContent: readonly ({
    readonly id: string | null
  } | null)[] | null
  readonly translations: readonly ({
    readonly id: string | null
  } | null)[] | null
}

export type RecommendationFragment = {
  readonly id: string | null
  readonly text?: string | null
  readonly strength?: string | null
  readonly levelOfEvidence?: string | null
}

export type PanelMemberFragment = {
  readonly id: string | null
  readonly panelRole?: string | null
  readonly person?: readonly ({
    readonly id: string | null
    readonly title: string | null
    readonly language: string | null
    readonly role?: string | null
    readonly affiliation?: string | null
    readonly country?: string | null
    readonly conflictOfInterest?: string | null
  } | null)[] | null
}

export type GuidelineTranslationFragment = {
  readonly id: string | null
  readonly languageName?: string | null
  readonly society?: string | null
  readonly year?: number | null
  readonly href?: string | null
  readonly file?: readonly (FileFragment | null)[] | null
}

export type PublicationFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly citation?: string | null
  readonly doi?: string | null
  readonly href?: string | null
  readonly year?: number | null
  readonly file?: readonly (FileFragment | null)[] | null
}

export type FileFragment = {
  readonly url: string | null
  readonly mimeType: string | null
  readonly size: string | null
}

export type EditionFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly uri: string | null
  readonly language: string | null
  readonly year?: number | null
}

export type GuidelineArchivePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type GuidelineArchivePageQuery = {
  readonly entry: Partial<GuidelineArchiveArticleFragment> & {
    readonly year?: number | null
    readonly current?: readonly (TeaserFragment & {
      readonly year?: number | null
    } | null)[] | null
    readonly editions?: readonly (EditionFragment | null)[] | null
  } | null
}

export type GuidelineIndexQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type GuidelineIndexQuery = {
  readonly entries: readonly (TeaserFragment & {
    readonly year?: number | null
  } | null)[] | null
}

export type GuidelineArchiveIndexQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type GuidelineArchiveIndexQuery = {
  readonly entries: readonly (EditionFragment & {
    readonly current?: readonly ({
      readonly id: string | null
      readonly title: string | null
      readonly uri: string | null
      readonly language: string | null
    } | null)[] | null
  } | null)[] | null
}

export type HomePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly sites?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly newestFirst?: string | null
  readonly ownSite: string
}

export type HomePageQuery = {
  readonly entry: Partial<HomeArticleFragment> & {
    readonly heroTitle?: string | null
    readonly heroText?: string | null
    readonly selected?: readonly (TeaserFragment | null)[] | null
    readonly links?: readonly (LinkFragment | null)[] | null
    readonly stories?: readonly (TeaserFragment & {
      readonly quote?: string | null
      readonly condition?: readonly (TeaserFragment | null)[] | null
      readonly featuredimage?: readonly (PictureFragment | null)[] | null
    } | null)[] | null
    readonly chatbot?: readonly (TeaserFragment & {
      readonly suggestedQuestions?: readonly (string | null)[] | null
    } | null)[] | null
  } | null
  readonly assets: {
    readonly heroLottie?: readonly (AnimationFragment | null)[] | null
    readonly heroStill?: readonly (PictureFragment | null)[] | null
  } | null
  readonly news: readonly (TeaserFragment | null)[] | null
  readonly conditions: readonly (TeaserFragment | null)[] | null
  readonly alsoKnownAs: readonly ({
    readonly entry: {
      readonly id: string | null
    }
    readonly names: readonly string[]
  })[]
}

export type AnimationFragment = {
  readonly id: string | null
  readonly url: string | null
}

export type ListingQueryVariables = {
  readonly section?: readonly (string | null)[] | null
  readonly type?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly relatedTo?: readonly (EntryRelationCriteriaInput | null)[] | null
  readonly topicsOf?: readonly (EntryRelationCriteriaInput | null)[] | null
  readonly postDate?: readonly (string | null)[] | null
  readonly embargoUntil?: readonly (string | number | boolean | null)[] | null
  readonly orderBy?: string | null
  readonly limit?: number | null
  readonly offset?: number | null
}

export type ListingQuery = {
  readonly entries: readonly (TeaserFragment & {
    readonly topics?: readonly (TopicOrTagFragment | null)[] | null
  } | null)[] | null
  readonly count: number
  readonly total: number
  readonly topics: readonly (TopicOrTagFragment & {
    readonly slug: string | null
  } | null)[] | null
  readonly tags: readonly (TopicOrTagFragment & {
    readonly slug: string | null
  } | null)[] | null
  readonly newest: readonly ({
    readonly postDate: string | null
  } | null)[] | null
  readonly oldest: readonly ({
    readonly postDate: string | null
  } | null)[] | null
}

export type ModulePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type ModulePageQuery = {
  readonly entry: Partial<ModuleArticleFragment> & {
    readonly minutes?: number | null
    readonly endTitle?: string | null
    readonly endText?: string | null
    readonly chapters?: readonly (ModuleChapterFragment | null)[] | null
  } | null
}

export type ModuleChapterFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly slug: string | null
  readonly intro?: string | null
  readonly items?: readonly (ModuleItemFragment | null)[] | null
}

export type ModuleItemFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly slug: string | null
  readonly kind?: string | null
  readonly body?: string | null
  readonly media?: readonly (PictureFragment | null)[] | null
  readonly videoUrl?: string | null
  readonly transcript?: string | null
  readonly story?: string | null
  readonly question?: string | null
  readonly answers?: readonly (AnswerFragment | null)[] | null
  readonly explanation?: string | null
}

export type AnswerFragment = {
  readonly id: string | null
  readonly text?: string | null
  readonly correct?: boolean | null
  readonly feedback?: string | null
}

export type NewsPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type NewsPageQuery = {
  readonly entry: Partial<NewsArticleFragment> & {
    readonly authors?: readonly (PersonFragment | null)[] | null
  } | null
}

export type UpdatePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type UpdatePageQuery = {
  readonly entry: Partial<UpdateArticleFragment> & {
    readonly concerns?: readonly (TeaserFragment | null)[] | null
  } | null
}

export type PressReleasePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type PressReleasePageQuery = {
  readonly entry: Partial<PressReleaseArticleFragment> & {
    readonly pressContact?: string | null
    readonly files?: readonly (AttachmentFragment | null)[] | null
  } | null
}

export type OfficeOrSectionPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly sites?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type OfficeOrSectionPageQuery = {
  readonly entry: Partial<OfficeArticleFragment | SectionArticleFragment> & {
    readonly children?: readonly TeaserFragment[]
    readonly email?: string | null
    readonly members?: readonly (MemberFragment | null)[] | null
  } | null
  readonly officesAndSections: readonly (TeaserFragment | null)[] | null
}

export type MemberFragment = {
  readonly id: string | null
  readonly title: string | null
  readonly language: string | null
  readonly role?: string | null
  readonly affiliation?: string | null
}

export type PageLookupQueryVariables = {
  readonly uri?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly primarySite?: readonly (string | null)[] | null
}

export type PageLookupQuery = {
  readonly own: LookupEntryFragment | null
  readonly primary: LookupEntryFragment | null
}

export type LookupEntryFragment = {
  readonly id: string | null
  readonly slug: string | null
  readonly uri: string | null
  readonly title: string | null
  readonly language: string | null
  readonly siteHandle: string | null
  readonly sectionHandle: string | null
  readonly typeHandle: string
  readonly localized: readonly TranslationFragment[]
  readonly linkInternal?: readonly ({
    readonly uri: string | null
    readonly siteHandle: string | null
    readonly url: string | null
  } | null)[] | null
  readonly linkExternal?: string | null
  readonly redirectType?: string | null
  readonly embargoUntil?: string | null
}

export type SlugLookupQueryVariables = {
  readonly slug?: readonly (string | null)[] | null
  readonly section?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly primarySite?: readonly (string | null)[] | null
}

export type SlugLookupQuery = {
  readonly own: LookupEntryFragment | null
  readonly primary: LookupEntryFragment | null
}

export type LinkedTranslationsQueryVariables = {
  readonly uri?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type LinkedTranslationsQuery = {
  readonly entries: readonly ({
    readonly uri: string | null
    readonly localized: readonly ({
      readonly title: string | null
      readonly uri: string | null
      readonly siteHandle: string | null
      readonly enabledForSite: boolean | null
    })[]
  } | null)[] | null
}

export type RedirectsQueryVariables = {
  readonly siteId?: number | null
  readonly handle?: string | null
}

export type RedirectsQuery = {
  readonly redirects: readonly ({
    readonly uri: string
    readonly to: string
    readonly type: string
    readonly handle: string | null
    readonly siteId: number | null
  })[] | null
}

export type EntryRevisionsQueryVariables = {
  readonly id?: string | number | boolean | null
  readonly site?: readonly (string | null)[] | null
}

export type EntryRevisionsQuery = {
  readonly entries: readonly (Partial<
    | ConditionArticleFragment
    | SituationArticleFragment
    | TreatmentArticleFragment
    | GuidelineArticleFragment
    | GuidelineChapterArticleFragment
    | PageArticleFragment
    | StoryArticleFragment
    | NewsArticleFragment
    | UpdateArticleFragment
    | PressReleaseArticleFragment
    | EducationEventArticleFragment
    | OfficeArticleFragment
    | SectionArticleFragment
    | TopicArticleFragment
    | TagArticleFragment
    | UndergraduateArticleFragment
  > | null)[] | null
}

export type SavedPagesQueryVariables = {
  readonly uri?: readonly (string | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly limit?: number | null
}

export type SavedPagesQuery = {
  readonly entries: readonly ({
    readonly title: string | null
    readonly uri: string | null
    readonly siteHandle: string | null
    readonly language: string | null
    readonly dateUpdated: string | null
  } | null)[] | null
}

export type SearchQueryVariables = {
  readonly search: string
  readonly site: string
  readonly type?: readonly string[] | null
  readonly topic?: readonly string[] | null
  readonly within?: string | null
  readonly limit?: number | null
  readonly offset?: number | null
}

export type SearchQuery = {
  readonly searchEntries: {
    readonly total: number
    readonly all: number
    readonly hits: readonly ({
      readonly entry: {
        readonly id: string | null
        readonly uri: string | null
        readonly typeHandle: string
        readonly language: string | null
        readonly comparison?: readonly ({
          readonly id: string | null
        } | null)[] | null
      }
      readonly title: {
        readonly text: string
        readonly marks: readonly number[]
      }
      readonly excerpt: {
        readonly text: string
        readonly marks: readonly number[]
      } | null
      readonly sections: readonly ({
        readonly title: string
        readonly anchor: string
      })[]
    })[]
    readonly kinds: readonly ({
      readonly handle: string
      readonly count: number
    })[]
    readonly topics: readonly ({
      readonly entry: {
        readonly title: string | null
        readonly slug: string | null
        readonly language: string | null
      }
      readonly count: number
    })[]
    readonly spelling: string | null
    readonly definition: {
      readonly title: string | null
      readonly definition?: string | null
    } | null
  }
}

export type SuggestionsQueryVariables = {
  readonly search: string
  readonly site: string
  readonly limit?: number | null
}

export type SuggestionsQuery = {
  readonly suggestions: readonly ({
    readonly entry: {
      readonly uri: string | null
      readonly typeHandle: string
      readonly language: string | null
    }
    readonly title: {
      readonly text: string
      readonly marks: readonly number[]
    }
    readonly otherName: string | null
  })[]
}

export type ChatbotPathQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
}

export type ChatbotPathQuery = {
  readonly entries: readonly ({
    readonly uri: string | null
  } | null)[] | null
}

export type SiteFrameQueryVariables = {
  readonly site?: readonly (string | null)[] | null
}

export type SiteFrameQuery = {
  readonly navigation: {
    readonly main?: readonly (LinkFragment | null)[] | null
    readonly footer?: readonly (LinkFragment | null)[] | null
    readonly socials?: readonly (LinkFragment | null)[] | null
    readonly selectedSearches?: readonly (string | null)[] | null
    readonly exitHref?: string | null
  } | null
  readonly alert: {
    readonly language: string | null
    readonly message?: string | null
    readonly level?: string | null
    readonly startsAt?: string | null
    readonly endsAt?: string | null
    readonly link?: readonly (LinkFragment | null)[] | null
  } | null
  readonly logos: {
    readonly navigationLogo?: readonly (PictureFragment | null)[] | null
    readonly footerLogo?: readonly (PictureFragment | null)[] | null
  } | null
  readonly glossary: readonly ({
    readonly id: string | null
    readonly title: string | null
    readonly definition?: string | null
    readonly variants?: readonly (string | null)[] | null
  } | null)[] | null
}

export type SiteGlobalsQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly language?: readonly (string | null)[] | null
  readonly category?: readonly (string | null)[] | null
}

export type SiteGlobalsQuery = {
  readonly theme: {
    readonly primaryColor?: string | null
    readonly primaryColorDark?: string | null
    readonly primaryColorLight?: string | null
    readonly primaryTextColor?: string | null
    readonly secondaryColor?: string | null
    readonly secondaryColorDark?: string | null
    readonly secondaryColorLight?: string | null
    readonly secondaryTextColor?: string | null
  } | null
  readonly assets: {
    readonly siteName?: string | null
    readonly favicon?: readonly ({
      readonly url: string | null
      readonly url64: string | null
      readonly url180: string | null
      readonly url192: string | null
      readonly url512: string | null
    } | null)[] | null
    readonly footerLogo?: readonly ({
      readonly url: string | null
    } | null)[] | null
    readonly navigationLogo?: readonly ({
      readonly url: string | null
    } | null)[] | null
  } | null
  readonly sites: readonly ({
    readonly id: number
    readonly handle: string
    readonly enabled: boolean
    readonly language: string
    readonly primary: boolean
  })[] | null
  readonly strings: readonly ({
    readonly key: string | null
    readonly message: string | null
    readonly language: string | null
    readonly category: string | null
  } | null)[] | null
}

export type SitemapEntriesQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly section?: readonly (string | null)[] | null
  readonly limit?: number | null
  readonly offset?: number | null
}

export type SitemapEntriesQuery = {
  readonly entries: readonly ({
    readonly uri: string | null
    readonly typeHandle: string
    readonly dateUpdated: string | null
    readonly localized: readonly TranslationFragment[]
    readonly embargoUntil?: string | null
    readonly comparison?: readonly ({
      readonly id: string | null
    } | null)[] | null
  } | null)[] | null
}

export type SitemapCountQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly section?: readonly (string | null)[] | null
}

export type SitemapCountQuery = {
  readonly entryCount: number
}

export type StoryPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type StoryPageQuery = {
  readonly entry: Partial<StoryArticleFragment> & {
    readonly quote?: string | null
    readonly condition?: readonly (TeaserFragment | null)[] | null
  } | null
}

export type SymptomGuideQueryVariables = {
  readonly site: string
}

export type SymptomGuideQuery = {
  readonly symptomGuide: {
    readonly who: readonly ({
      readonly key: string
      readonly text: string
    })[]
    readonly facts: readonly ({
      readonly key: string
      readonly text: string
    })[]
    readonly sections: readonly ({
      readonly areas: readonly string[]
      readonly heading: string | null
      readonly symptoms: readonly ({
        readonly key: string
        readonly text: string
        readonly pages: readonly ({
          readonly entry: {
            readonly id: string | null
            readonly title: string | null
            readonly uri: string | null
            readonly language: string | null
          }
          readonly with: readonly string[]
          readonly not: readonly string[]
        })[]
      })[]
    })[]
    readonly rules: readonly ({
      readonly sign: string
      readonly text: string
      readonly urgency: string
      readonly when: readonly ({
        readonly keys: readonly string[]
      })[]
    })[]
  } | null
}

export type SyndicatedPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type SyndicatedPageQuery = {
  readonly entry: PageFactsFragment | null
}

export type SyndicatedPagesQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly section?: readonly (string | null)[] | null
  readonly dateUpdated?: readonly (string | null)[] | null
  readonly limit?: number | null
  readonly offset?: number | null
}

export type SyndicatedPagesQuery = {
  readonly entryCount: number
  readonly entries: readonly (TeaserFragment & PageFactsFragment & {
    readonly localized: readonly TranslationFragment[]
  } | null)[] | null
}

export type PageFactsFragment = {
  readonly dateUpdated: string | null
  readonly sourceRevision?: string | null
  readonly translatedRevision?: string | null
  readonly codes?: readonly ClinicalCodeFragment[] | null
}

export type TopicOrTagPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
  readonly sites?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly newestFirst?: string | null
}

export type TopicOrTagPageQuery = {
  readonly entry: Partial<TopicArticleFragment | TagArticleFragment> & {
    readonly typeHandle: string
    readonly slug: string | null
  } | null
  readonly related: readonly (TeaserFragment | null)[] | null
}

export type TreatmentPageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type TreatmentPageQuery = {
  readonly entry: Partial<TreatmentArticleFragment> & {
    readonly conditions?: readonly (TeaserFragment & Partial<ComparedTreatmentsFragment> | null)[] | null
    readonly situations?: readonly (TeaserFragment | null)[] | null
    readonly optionGrid?: readonly (Partial<OptionGridFragment> | null)[] | null
  } | null
}

export type TreatmentIndexQueryVariables = {
  readonly site?: readonly (string | null)[] | null
  readonly preferSites?: readonly (string | number | boolean | null)[] | null
  readonly ownSite: string
}

export type TreatmentIndexQuery = {
  readonly alsoKnownAs: readonly ({
    readonly entry: {
      readonly id: string | null
    }
    readonly names: readonly string[]
  })[]
  readonly entries: readonly (TeaserFragment | null)[] | null
}

export type UndergraduatePageQueryVariables = {
  readonly id?: readonly (string | number | boolean | null)[] | null
  readonly site?: readonly (string | null)[] | null
}

export type UndergraduatePageQuery = {
  readonly entry: Partial<UndergraduateArticleFragment> & {
    readonly authors?: readonly (PersonFragment | null)[] | null
    readonly file?: readonly (AttachmentFragment | null)[] | null
  } | null
}


export const MetaPictureFragmentDoc = gql`
    fragment MetaPicture on AssetInterface {
  mimeType
  urlLarge: url @transform(handle: "large", width: 1200)
}
    ` as unknown as DocumentNode<MetaPictureFragment, unknown>;
export const SocialMetadataFragmentDoc = gql`
    fragment SocialMetadata on Ether_SeoSocialData {
  title
  description
  image {
    ...MetaPicture
  }
}
    ` as unknown as DocumentNode<SocialMetadataFragment, unknown>;
export const SeoFragmentDoc = gql`
    fragment Seo on Ether_SeoData {
  title
  description
  social {
    facebook {
      ...SocialMetadata
    }
    twitter {
      ...SocialMetadata
    }
  }
  advanced {
    robots
    canonical
  }
}
    ` as unknown as DocumentNode<SeoFragment, unknown>;
export const PictureFragmentDoc = gql`
    fragment Picture on AssetInterface {
  id
  url
  alt
  width
  height
  mimeType
  ... on image_Asset {
    svg
  }
}
    ` as unknown as DocumentNode<PictureFragment, unknown>;
export const SourceFragmentDoc = gql`
    fragment Source on EntryInterface {
  id
  language
  ... on source_Entry {
    citation
    doi
    year
    href
    chapterName
    edition
    checked
  }
}
    ` as unknown as DocumentNode<SourceFragment, unknown>;
export const OptionGridFragmentDoc = gql`
    fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
    language
  }
  people
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      more
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}
    ` as unknown as DocumentNode<OptionGridFragment, unknown>;
export const BlockFragmentDoc = gql`
    fragment Block on EntryInterface {
  id
  typeHandle
  ... on textBlock_Entry {
    heading
    body
    anchor
    evidence {
      ...Source
    }
  }
  ... on mediaBlock_Entry {
    image {
      ...Picture
    }
    videoUrl
    transcript
    caption
  }
  ... on careCard_Entry {
    urgency
    heading
    body
    phone
    rules {
      sign
      group
      heading
    }
  }
  ... on questionsBlock_Entry {
    questions
  }
  ... on worksheetBlock_Entry {
    button
    body
  }
  ...OptionGrid
}
    ` as unknown as DocumentNode<BlockFragment, unknown>;
export const TeaserFragmentDoc = gql`
    fragment Teaser on EntryInterface {
  id
  title
  uri
  siteHandle
  language
  typeHandle
  postDate
  ... on condition_Entry {
    introText
  }
  ... on situation_Entry {
    introText
  }
  ... on treatment_Entry {
    introText
  }
  ... on page_Entry {
    introText
  }
  ... on guideline_Entry {
    introText
  }
  ... on module_Entry {
    introText
  }
  ... on news_Entry {
    introText
  }
  ... on update_Entry {
    introText
  }
  ... on story_Entry {
    introText
  }
  ... on educationEvent_Entry {
    introText
  }
  ... on pressRelease_Entry {
    introText
    embargoUntil
  }
  ... on undergraduate_Entry {
    introText
  }
  ... on office_Entry {
    introText
  }
  ... on section_Entry {
    introText
  }
}
    ` as unknown as DocumentNode<TeaserFragment, unknown>;
export const TopicOrTagFragmentDoc = gql`
    fragment TopicOrTag on EntryInterface {
  id
  title
  uri
  language
}
    ` as unknown as DocumentNode<TopicOrTagFragment, unknown>;
export const CitedEvidenceFragmentDoc = gql`
    fragment CitedEvidence on EntryInterface {
  ...Source
  ... on recommendation_Entry {
    text
    strength
    levelOfEvidence
    chapter {
      id
      title
      uri
      language
      ... on guidelineChapter_Entry {
        number
        references {
          ...Source
        }
        parent {
          title
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<CitedEvidenceFragment, unknown>;
export const PersonFragmentDoc = gql`
    fragment Person on EntryInterface {
  id
  title
  language
}
    ` as unknown as DocumentNode<PersonFragment, unknown>;
export const AncestorFragmentDoc = gql`
    fragment Ancestor on EntryInterface {
  title
  uri
  siteHandle
  language
}
    ` as unknown as DocumentNode<AncestorFragment, unknown>;
export const TranslationFragmentDoc = gql`
    fragment Translation on EntryInterface {
  uri
  siteHandle
  enabledForSite
}
    ` as unknown as DocumentNode<TranslationFragment, unknown>;
export const HomeArticleFragmentDoc = gql`
    fragment HomeArticle on home_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<HomeArticleFragment, unknown>;
export const PageArticleFragmentDoc = gql`
    fragment PageArticle on page_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<PageArticleFragment, unknown>;
export const ContactArticleFragmentDoc = gql`
    fragment ContactArticle on contact_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<ContactArticleFragment, unknown>;
export const ConditionArticleFragmentDoc = gql`
    fragment ConditionArticle on condition_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<ConditionArticleFragment, unknown>;
export const SituationArticleFragmentDoc = gql`
    fragment SituationArticle on situation_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<SituationArticleFragment, unknown>;
export const TreatmentArticleFragmentDoc = gql`
    fragment TreatmentArticle on treatment_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<TreatmentArticleFragment, unknown>;
export const GuidelineArticleFragmentDoc = gql`
    fragment GuidelineArticle on guideline_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<GuidelineArticleFragment, unknown>;
export const GuidelineArchiveArticleFragmentDoc = gql`
    fragment GuidelineArchiveArticle on guidelineArchive_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<GuidelineArchiveArticleFragment, unknown>;
export const StoryArticleFragmentDoc = gql`
    fragment StoryArticle on story_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<StoryArticleFragment, unknown>;
export const NewsArticleFragmentDoc = gql`
    fragment NewsArticle on news_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<NewsArticleFragment, unknown>;
export const UpdateArticleFragmentDoc = gql`
    fragment UpdateArticle on update_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<UpdateArticleFragment, unknown>;
export const PressReleaseArticleFragmentDoc = gql`
    fragment PressReleaseArticle on pressRelease_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<PressReleaseArticleFragment, unknown>;
export const EducationEventArticleFragmentDoc = gql`
    fragment EducationEventArticle on educationEvent_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<EducationEventArticleFragment, unknown>;
export const OfficeArticleFragmentDoc = gql`
    fragment OfficeArticle on office_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<OfficeArticleFragment, unknown>;
export const SectionArticleFragmentDoc = gql`
    fragment SectionArticle on section_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<SectionArticleFragment, unknown>;
export const TopicArticleFragmentDoc = gql`
    fragment TopicArticle on topic_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<TopicArticleFragment, unknown>;
export const TagArticleFragmentDoc = gql`
    fragment TagArticle on tag_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<TagArticleFragment, unknown>;
export const UndergraduateArticleFragmentDoc = gql`
    fragment UndergraduateArticle on undergraduate_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<UndergraduateArticleFragment, unknown>;
export const ModuleArticleFragmentDoc = gql`
    fragment ModuleArticle on module_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<ModuleArticleFragment, unknown>;
export const ChatbotArticleFragmentDoc = gql`
    fragment ChatbotArticle on chatbot_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<ChatbotArticleFragment, unknown>;
export const GuidelineChapterArticleFragmentDoc = gql`
    fragment GuidelineChapterArticle on guidelineChapter_Entry {
  id
  title
  uri
  siteHandle
  language
  postDate
  introText
  searchDescription
  intro
  canonical
  seoTitle
  seoDescription
  seoImage {
    ...MetaPicture
  }
  seo {
    ...Seo
  }
  keyPoints
  featuredimage {
    ...Picture
    ...MetaPicture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  topics {
    ...TopicOrTag
  }
  tags {
    ...TopicOrTag
  }
  sources {
    ...Source
  }
  evidence {
    ...CitedEvidence
  }
  reviewers {
    ...Person
  }
  lastReviewed
  nextReview
  sourceRevision
  translatedRevision
  translator
  ancestors {
    ...Ancestor
  }
  localized {
    ...Translation
  }
}
    ` as unknown as DocumentNode<GuidelineChapterArticleFragment, unknown>;
export const ClinicalCodeFragmentDoc = gql`
    fragment ClinicalCode on ClinicalCode {
  system
  code
}
    ` as unknown as DocumentNode<ClinicalCodeFragment, unknown>;
export const CodesOfPageFragmentDoc = gql`
    fragment CodesOfPage on EntryInterface {
  ... on condition_Entry {
    codes {
      ...ClinicalCode
    }
  }
  ... on situation_Entry {
    codes {
      ...ClinicalCode
    }
  }
  ... on treatment_Entry {
    codes {
      ...ClinicalCode
    }
  }
  ... on page_Entry {
    codes {
      ...ClinicalCode
    }
  }
}
    ` as unknown as DocumentNode<CodesOfPageFragment, unknown>;
export const ComparedTreatmentsFragmentDoc = gql`
    fragment ComparedTreatments on condition_Entry {
  comparison {
    ... on treatment_Entry {
      optionGrid {
        ... on optionGrid_Entry {
          options {
            id
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<ComparedTreatmentsFragment, unknown>;
export const EventFactsFragmentDoc = gql`
    fragment EventFacts on educationEvent_Entry {
  startsAt
  endsAt
  allDay
  timezone
  venue
  city
  countryCode
  online
  cancelled
}
    ` as unknown as DocumentNode<EventFactsFragment, unknown>;
export const EventRowFragmentDoc = gql`
    fragment EventRow on EntryInterface {
  ...Teaser
  ...EventFacts
}
    ` as unknown as DocumentNode<EventRowFragment, unknown>;
export const ProgrammeItemFragmentDoc = gql`
    fragment ProgrammeItem on EntryInterface {
  title
  ... on programmeItem_Entry {
    startsAt
    text
  }
}
    ` as unknown as DocumentNode<ProgrammeItemFragment, unknown>;
export const LinkFragmentDoc = gql`
    fragment Link on EntryInterface {
  id
  title
  ... on link_Entry {
    label
    text
    linkInternal {
      uri
      siteHandle
      language
    }
    linkExternal
  }
}
    ` as unknown as DocumentNode<LinkFragment, unknown>;
export const AttachmentFragmentDoc = gql`
    fragment Attachment on AssetInterface {
  id
  title
  url
  mimeType
  size
}
    ` as unknown as DocumentNode<AttachmentFragment, unknown>;
export const FileFragmentDoc = gql`
    fragment File on AssetInterface {
  url
  mimeType
  size
}
    ` as unknown as DocumentNode<FileFragment, unknown>;
export const GuidelineDetailsFragmentDoc = gql`
    fragment GuidelineDetails on guideline_Entry {
  title
  uri
  language
  introText
  intro
  sourceRevision
  translatedRevision
  localized {
    ...Translation
  }
  year
  chapters {
    id
    title
    uri
    language
    ... on guidelineChapter_Entry {
      number
      isSupplement
    }
  }
  fullPdf {
    ...File
  }
  pocketPdf {
    ...File
  }
}
    ` as unknown as DocumentNode<GuidelineDetailsFragment, unknown>;
export const GuidelinePartsFragmentDoc = gql`
    fragment GuidelineParts on guideline_Entry {
  summariesOfChanges {
    id
    ... on summaryOfChanges_Entry {
      year
    }
  }
  publications {
    id
  }
  appendices {
    id
  }
  summaries {
    id
  }
  panel {
    id
  }
  relatedContent {
    id
  }
  translations {
    id
  }
}
    ` as unknown as DocumentNode<GuidelinePartsFragment, unknown>;
export const RecommendationFragmentDoc = gql`
    fragment Recommendation on EntryInterface {
  id
  ... on recommendation_Entry {
    text
    strength
    levelOfEvidence
  }
}
    ` as unknown as DocumentNode<RecommendationFragment, unknown>;
export const PanelMemberFragmentDoc = gql`
    fragment PanelMember on EntryInterface {
  id
  ... on panelMember_Entry {
    panelRole
    person {
      id
      title
      language
      ... on person_Entry {
        role
        affiliation
        country
        conflictOfInterest
      }
    }
  }
}
    ` as unknown as DocumentNode<PanelMemberFragment, unknown>;
export const GuidelineTranslationFragmentDoc = gql`
    fragment GuidelineTranslation on EntryInterface {
  id
  ... on guidelineTranslation_Entry {
    languageName
    society
    year
    href
    file {
      ...File
    }
  }
}
    ` as unknown as DocumentNode<GuidelineTranslationFragment, unknown>;
export const PublicationFragmentDoc = gql`
    fragment Publication on EntryInterface {
  id
  title
  ... on publication_Entry {
    citation
    doi
    href
    year
    file {
      ...File
    }
  }
}
    ` as unknown as DocumentNode<PublicationFragment, unknown>;
export const EditionFragmentDoc = gql`
    fragment Edition on EntryInterface {
  id
  title
  uri
  language
  ... on guidelineArchive_Entry {
    year
  }
}
    ` as unknown as DocumentNode<EditionFragment, unknown>;
export const AnimationFragmentDoc = gql`
    fragment Animation on AssetInterface {
  id
  url
}
    ` as unknown as DocumentNode<AnimationFragment, unknown>;
export const AnswerFragmentDoc = gql`
    fragment Answer on EntryInterface {
  id
  ... on answer_Entry {
    text
    correct
    feedback
  }
}
    ` as unknown as DocumentNode<AnswerFragment, unknown>;
export const ModuleItemFragmentDoc = gql`
    fragment ModuleItem on EntryInterface {
  id
  title
  slug
  ... on moduleItem_Entry {
    kind
    body
    media {
      ...Picture
    }
    videoUrl
    transcript
    story
    question
    answers {
      ...Answer
    }
    explanation
  }
}
    ` as unknown as DocumentNode<ModuleItemFragment, unknown>;
export const ModuleChapterFragmentDoc = gql`
    fragment ModuleChapter on EntryInterface {
  id
  title
  slug
  ... on moduleChapter_Entry {
    intro
    items {
      ...ModuleItem
    }
  }
}
    ` as unknown as DocumentNode<ModuleChapterFragment, unknown>;
export const MemberFragmentDoc = gql`
    fragment Member on EntryInterface {
  id
  title
  language
  ... on person_Entry {
    role
    affiliation
  }
}
    ` as unknown as DocumentNode<MemberFragment, unknown>;
export const LookupEntryFragmentDoc = gql`
    fragment LookupEntry on EntryInterface {
  id
  slug
  uri
  title
  language
  siteHandle
  sectionHandle
  typeHandle
  localized {
    ...Translation
  }
  ... on redirect_Entry {
    linkInternal {
      uri
      siteHandle
      url
    }
    linkExternal
    redirectType
  }
  ... on pressRelease_Entry {
    embargoUntil
  }
}
    ` as unknown as DocumentNode<LookupEntryFragment, unknown>;
export const PageFactsFragmentDoc = gql`
    fragment PageFacts on EntryInterface {
  dateUpdated
  ... on condition_Entry {
    sourceRevision
    translatedRevision
    codes {
      ...ClinicalCode
    }
  }
  ... on situation_Entry {
    sourceRevision
    translatedRevision
    codes {
      ...ClinicalCode
    }
  }
  ... on treatment_Entry {
    sourceRevision
    translatedRevision
    codes {
      ...ClinicalCode
    }
  }
}
    ` as unknown as DocumentNode<PageFactsFragment, unknown>;
export const ArticlePageDocument = gql`
    query ArticlePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    typeHandle
    ...PageArticle
    ...StoryArticle
    ...NewsArticle
    ...UpdateArticle
    ...PressReleaseArticle
    ...EducationEventArticle
    ...OfficeArticle
    ...SectionArticle
    ...TopicArticle
    ...TagArticle
    ...UndergraduateArticle
    ...ModuleArticle
    ...ChatbotArticle
  }
}
    ${PageArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${StoryArticleFragmentDoc}
${NewsArticleFragmentDoc}
${UpdateArticleFragmentDoc}
${PressReleaseArticleFragmentDoc}
${EducationEventArticleFragmentDoc}
${OfficeArticleFragmentDoc}
${SectionArticleFragmentDoc}
${TopicArticleFragmentDoc}
${TagArticleFragmentDoc}
${UndergraduateArticleFragmentDoc}
${ModuleArticleFragmentDoc}
${ChatbotArticleFragmentDoc}` as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const DiaryArticleDocument = gql`
    query DiaryArticle($site: [String], $preferSites: [QueryArgument]) {
  entries(
    uri: ["bladder-diary"]
    site: $site
    preferSites: $preferSites
    unique: true
    limit: 1
  ) {
    id
    title
    uri
    language
    ... on page_Entry {
      sources {
        ...Source
      }
    }
  }
}
    ${SourceFragmentDoc}` as unknown as DocumentNode<DiaryArticleQuery, DiaryArticleQueryVariables>;
export const AnswersDocument = gql`
    query Answers($search: String!, $site: String!, $within: String, $limit: Int) {
  answers(search: $search, site: $site, within: $within, limit: $limit) {
    entry {
      id
      uri
      title
      typeHandle
      siteHandle
      language
    }
    score
    asked
    votes
    named
    coverage
    sections {
      anchor
      score
    }
  }
}
    ` as unknown as DocumentNode<AnswersQuery, AnswersQueryVariables>;
export const AnswerPageDocument = gql`
    query AnswerPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...ConditionArticle
    ...SituationArticle
    ...TreatmentArticle
    ...PageArticle
    ...ContactArticle
    ...GuidelineChapterArticle
    ...ChatbotArticle
  }
}
    ${ConditionArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${SituationArticleFragmentDoc}
${TreatmentArticleFragmentDoc}
${PageArticleFragmentDoc}
${ContactArticleFragmentDoc}
${GuidelineChapterArticleFragmentDoc}
${ChatbotArticleFragmentDoc}` as unknown as DocumentNode<AnswerPageQuery, AnswerPageQueryVariables>;
export const EmergencyPageDocument = gql`
    query EmergencyPage($site: [String]) {
  entry(uri: ["when-to-get-help-now"], site: $site) {
    ...PageArticle
  }
}
    ${PageArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<EmergencyPageQuery, EmergencyPageQueryVariables>;
export const TriageSentencesDocument = gql`
    query TriageSentences($site: String!) {
  triageRules(site: $site) {
    sign
    text
  }
}
    ` as unknown as DocumentNode<TriageSentencesQuery, TriageSentencesQueryVariables>;
export const ChatbotPageDocument = gql`
    query ChatbotPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...ChatbotArticle
    ... on chatbot_Entry {
      botId
      greeting
      disclaimer
      suggestedQuestions
      emergencyText
    }
  }
}
    ${ChatbotArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<ChatbotPageQuery, ChatbotPageQueryVariables>;
export const CodedPagesDocument = gql`
    query CodedPages($codes: [String], $site: [String], $preferSites: [QueryArgument]) {
  entries(
    codes: $codes
    site: $site
    preferSites: $preferSites
    unique: true
    orderBy: "title ASC"
    limit: 50
  ) {
    ...Teaser
    dateUpdated
    localized {
      ...Translation
      title
    }
    ...CodesOfPage
  }
}
    ${TeaserFragmentDoc}
${TranslationFragmentDoc}
${CodesOfPageFragmentDoc}
${ClinicalCodeFragmentDoc}` as unknown as DocumentNode<CodedPagesQuery, CodedPagesQueryVariables>;
export const ConditionPageDocument = gql`
    query ConditionPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...ConditionArticle
    ... on condition_Entry {
      bodyAreas
      situations {
        ...Teaser
      }
      treatments {
        ...Teaser
      }
      guidelines {
        ...Teaser
      }
      modules {
        ...Teaser
      }
      comparison {
        language
        ... on treatment_Entry {
          optionGrid {
            ...OptionGrid
          }
        }
      }
    }
  }
}
    ${ConditionArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<ConditionPageQuery, ConditionPageQueryVariables>;
export const SituationPageDocument = gql`
    query SituationPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...SituationArticle
    ... on situation_Entry {
      condition {
        ...Teaser
        ...ComparedTreatments
      }
      treatments {
        ...Teaser
      }
    }
  }
}
    ${SituationArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${ComparedTreatmentsFragmentDoc}` as unknown as DocumentNode<SituationPageQuery, SituationPageQueryVariables>;
export const ConditionIndexDocument = gql`
    query ConditionIndex($site: [String], $preferSites: [QueryArgument], $ownSite: String!) {
  alsoKnownAs(site: $ownSite, section: ["conditions"]) {
    entry {
      id
    }
    names
  }
  entries(
    section: ["conditions"]
    site: $site
    preferSites: $preferSites
    unique: true
    limit: 1000
  ) {
    ...Teaser
    ... on condition_Entry {
      bodyAreas
    }
  }
}
    ${TeaserFragmentDoc}` as unknown as DocumentNode<ConditionIndexQuery, ConditionIndexQueryVariables>;
export const ContactPageDocument = gql`
    query ContactPage($id: [QueryArgument], $site: [String], $sites: [String], $preferSites: [QueryArgument]) {
  entry(id: $id, site: $site) {
    ...ContactArticle
    ... on contact_Entry {
      subjects
      privacyText
      thankYouText
    }
  }
  privacy: entries(uri: "privacy", site: $sites, preferSites: $preferSites) {
    uri
    siteHandle
    localized {
      ...Translation
    }
  }
}
    ${ContactArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const EmergencyNumbersDocument = gql`
    query EmergencyNumbers($site: String!) {
  emergencyNumbers(site: $site) {
    country
    name
    isLocal
    emergency
    outOfHours
    crisis
  }
}
    ` as unknown as DocumentNode<EmergencyNumbersQuery, EmergencyNumbersQueryVariables>;
export const EventPageDocument = gql`
    query EventPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...EducationEventArticle
    ...EventFacts
    ... on educationEvent_Entry {
      kind
      registrationUrl
      programme {
        ...ProgrammeItem
      }
    }
  }
}
    ${EducationEventArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${EventFactsFragmentDoc}
${ProgrammeItemFragmentDoc}` as unknown as DocumentNode<EventPageQuery, EventPageQueryVariables>;
export const EventListDocument = gql`
    query EventList($kind: [String], $site: [String], $preferSites: [QueryArgument], $coming: [String], $ended: [String], $started: [String], $startsAt: [String], $nextFirst: String, $latestFirst: String, $limit: Int, $offset: Int) {
  coming: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $coming
    orderBy: $nextFirst
    limit: 100
  ) {
    ...EventRow
  }
  comingByStart: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $ended
    startsAt: $coming
    orderBy: $nextFirst
    limit: 100
  ) {
    ...EventRow
  }
  past: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $ended
    startsAt: $startsAt
    orderBy: $latestFirst
    limit: $limit
    offset: $offset
  ) {
    ...EventRow
  }
  pastTotal: entryCount(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $ended
    startsAt: $started
  )
  pastDates: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $ended
    startsAt: $started
    orderBy: "startsAt DESC"
    limit: 1000
  ) {
    ... on educationEvent_Entry {
      startsAt
      allDay
      timezone
    }
  }
}
    ${EventRowFragmentDoc}
${TeaserFragmentDoc}
${EventFactsFragmentDoc}` as unknown as DocumentNode<EventListQuery, EventListQueryVariables>;
export const EventCalendarDocument = gql`
    query EventCalendar($uri: [String], $site: [String], $preferSites: [QueryArgument]) {
  entries(
    section: ["events"]
    uri: $uri
    site: $site
    preferSites: $preferSites
    unique: true
    orderBy: "startsAt DESC"
    limit: 1000
  ) {
    ...EventRow
    uid
    dateCreated
    dateUpdated
    ... on educationEvent_Entry {
      registrationUrl
      programme {
        ...ProgrammeItem
      }
    }
  }
}
    ${EventRowFragmentDoc}
${TeaserFragmentDoc}
${EventFactsFragmentDoc}
${ProgrammeItemFragmentDoc}` as unknown as DocumentNode<EventCalendarQuery, EventCalendarQueryVariables>;
export const FeedDocument = gql`
    query Feed($site: [String], $section: [String], $limit: Int) {
  entries(site: $site, section: $section, orderBy: "postDate DESC", limit: $limit) {
    ...Teaser
    dateUpdated
  }
}
    ${TeaserFragmentDoc}` as unknown as DocumentNode<FeedQuery, FeedQueryVariables>;
export const GlossaryDocument = gql`
    query Glossary($site: [String], $preferSites: [QueryArgument]) {
  entries(
    section: ["glossary"]
    site: $site
    preferSites: $preferSites
    unique: true
    limit: 1000
  ) {
    id
    slug
    title
    language
    ... on glossaryTerm_Entry {
      definition
    }
  }
}
    ` as unknown as DocumentNode<GlossaryQuery, GlossaryQueryVariables>;
export const GuidelinePageDocument = gql`
    query GuidelinePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...GuidelineArticle
    ...GuidelineDetails
    ... on guideline_Entry {
      summariesOfChanges {
        id
        ... on summaryOfChanges_Entry {
          year
          body
          changes {
            ...Recommendation
            ... on recommendation_Entry {
              chapter {
                id
                title
                uri
                language
              }
            }
          }
        }
      }
      publications {
        ...Publication
      }
      appendices {
        ...Publication
      }
      summaries {
        id
        title
        ... on guidelineSummary_Entry {
          body
          file {
            ...File
          }
        }
      }
      panel {
        ...PanelMember
      }
      translations {
        ...GuidelineTranslation
      }
      editions {
        ...Edition
      }
    }
  }
}
    ${GuidelineArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${GuidelineDetailsFragmentDoc}
${FileFragmentDoc}
${RecommendationFragmentDoc}
${PublicationFragmentDoc}
${PanelMemberFragmentDoc}
${GuidelineTranslationFragmentDoc}
${EditionFragmentDoc}` as unknown as DocumentNode<GuidelinePageQuery, GuidelinePageQueryVariables>;
export const GuidelineChapterPageDocument = gql`
    query GuidelineChapterPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...GuidelineChapterArticle
    ... on guidelineChapter_Entry {
      number
      isSupplement
      recommendations {
        ...Recommendation
        ... on recommendation_Entry {
          citedBy {
            ...Teaser
          }
        }
      }
      references {
        ...Source
      }
      parent {
        id
        ...GuidelineDetails
        ...GuidelineParts
      }
    }
  }
}
    ${GuidelineChapterArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${RecommendationFragmentDoc}
${GuidelineDetailsFragmentDoc}
${FileFragmentDoc}
${GuidelinePartsFragmentDoc}` as unknown as DocumentNode<GuidelineChapterPageQuery, GuidelineChapterPageQueryVariables>;
export const GuidelineArchivePageDocument = gql`
    query GuidelineArchivePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...GuidelineArchiveArticle
    ... on guidelineArchive_Entry {
      year
      current {
        ...Teaser
        ... on guideline_Entry {
          year
        }
      }
      editions {
        ...Edition
      }
    }
  }
}
    ${GuidelineArchiveArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${EditionFragmentDoc}` as unknown as DocumentNode<GuidelineArchivePageQuery, GuidelineArchivePageQueryVariables>;
export const GuidelineIndexDocument = gql`
    query GuidelineIndex($site: [String], $preferSites: [QueryArgument]) {
  entries(
    type: ["guideline"]
    site: $site
    preferSites: $preferSites
    unique: true
    orderBy: "title ASC"
    limit: 1000
  ) {
    ...Teaser
    ... on guideline_Entry {
      year
    }
  }
}
    ${TeaserFragmentDoc}` as unknown as DocumentNode<GuidelineIndexQuery, GuidelineIndexQueryVariables>;
export const GuidelineArchiveIndexDocument = gql`
    query GuidelineArchiveIndex($site: [String], $preferSites: [QueryArgument]) {
  entries(
    type: ["guidelineArchive"]
    site: $site
    preferSites: $preferSites
    unique: true
    orderBy: "year DESC, title ASC"
    limit: 1000
  ) {
    ...Edition
    ... on guidelineArchive_Entry {
      current {
        id
        title
        uri
        language
      }
    }
  }
}
    ${EditionFragmentDoc}` as unknown as DocumentNode<GuidelineArchiveIndexQuery, GuidelineArchiveIndexQueryVariables>;
export const HomePageDocument = gql`
    query HomePage($id: [QueryArgument], $site: [String], $sites: [String], $preferSites: [QueryArgument], $newestFirst: String, $ownSite: String!) {
  entry(id: $id, site: $site) {
    ...HomeArticle
    ... on home_Entry {
      heroTitle
      heroText
      selected {
        ...Teaser
      }
      links {
        ...Link
      }
      stories {
        ...Teaser
        ... on story_Entry {
          quote
          condition {
            ...Teaser
          }
          featuredimage {
            ...Picture
          }
        }
      }
      chatbot {
        ...Teaser
        ... on chatbot_Entry {
          suggestedQuestions
        }
      }
    }
  }
  assets: globalSet(handle: ["assets"], site: $site) {
    ... on assets_GlobalSet {
      heroLottie {
        ...Animation
      }
      heroStill {
        ...Picture
      }
    }
  }
  news: entries(
    section: ["news"]
    site: $sites
    preferSites: $preferSites
    unique: true
    orderBy: $newestFirst
    limit: 3
  ) {
    ...Teaser
  }
  conditions: entries(
    section: ["conditions"]
    site: $sites
    preferSites: $preferSites
    unique: true
    limit: 1000
  ) {
    ...Teaser
  }
  alsoKnownAs(site: $ownSite, section: ["conditions"]) {
    entry {
      id
    }
    names
  }
}
    ${HomeArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${LinkFragmentDoc}
${AnimationFragmentDoc}` as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const ListingDocument = gql`
    query Listing($section: [String], $type: [String], $site: [String], $preferSites: [QueryArgument], $relatedTo: [EntryRelationCriteriaInput], $topicsOf: [EntryRelationCriteriaInput], $postDate: [String], $embargoUntil: [QueryArgument], $orderBy: String, $limit: Int, $offset: Int) {
  entries(
    section: $section
    type: $type
    site: $site
    preferSites: $preferSites
    unique: true
    relatedToEntries: $relatedTo
    postDate: $postDate
    embargoUntil: $embargoUntil
    orderBy: $orderBy
    limit: $limit
    offset: $offset
  ) {
    ...Teaser
    ... on news_Entry {
      topics {
        ...TopicOrTag
      }
    }
    ... on update_Entry {
      topics {
        ...TopicOrTag
      }
    }
    ... on pressRelease_Entry {
      topics {
        ...TopicOrTag
      }
    }
    ... on undergraduate_Entry {
      topics {
        ...TopicOrTag
      }
    }
  }
  count: entryCount(
    section: $section
    type: $type
    site: $site
    preferSites: $preferSites
    unique: true
    relatedToEntries: $relatedTo
    postDate: $postDate
    embargoUntil: $embargoUntil
  )
  total: entryCount(
    section: $section
    type: $type
    site: $site
    preferSites: $preferSites
    unique: true
    embargoUntil: $embargoUntil
  )
  topics: entries(
    section: ["topics"]
    site: $site
    preferSites: $preferSites
    unique: true
    relatedToEntries: $topicsOf
    orderBy: "title ASC"
    limit: 100
  ) {
    ...TopicOrTag
    slug
  }
  tags: entries(
    section: ["tags"]
    site: $site
    preferSites: $preferSites
    unique: true
    relatedToEntries: $topicsOf
    orderBy: "title ASC"
    limit: 100
  ) {
    ...TopicOrTag
    slug
  }
  newest: entries(
    section: $section
    type: $type
    site: $site
    embargoUntil: $embargoUntil
    orderBy: "postDate DESC"
    limit: 1
  ) {
    postDate
  }
  oldest: entries(
    section: $section
    type: $type
    site: $site
    embargoUntil: $embargoUntil
    orderBy: "postDate ASC"
    limit: 1
  ) {
    postDate
  }
}
    ${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}` as unknown as DocumentNode<ListingQuery, ListingQueryVariables>;
export const ModulePageDocument = gql`
    query ModulePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...ModuleArticle
    ... on module_Entry {
      minutes
      endTitle
      endText
      chapters {
        ...ModuleChapter
      }
    }
  }
}
    ${ModuleArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${ModuleChapterFragmentDoc}
${ModuleItemFragmentDoc}
${AnswerFragmentDoc}` as unknown as DocumentNode<ModulePageQuery, ModulePageQueryVariables>;
export const NewsPageDocument = gql`
    query NewsPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...NewsArticle
    ... on news_Entry {
      authors {
        ...Person
      }
    }
  }
}
    ${NewsArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<NewsPageQuery, NewsPageQueryVariables>;
export const UpdatePageDocument = gql`
    query UpdatePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...UpdateArticle
    ... on update_Entry {
      concerns {
        ...Teaser
      }
    }
  }
}
    ${UpdateArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<UpdatePageQuery, UpdatePageQueryVariables>;
export const PressReleasePageDocument = gql`
    query PressReleasePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...PressReleaseArticle
    ... on pressRelease_Entry {
      pressContact
      files {
        ...Attachment
      }
    }
  }
}
    ${PressReleaseArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${AttachmentFragmentDoc}` as unknown as DocumentNode<PressReleasePageQuery, PressReleasePageQueryVariables>;
export const OfficeOrSectionPageDocument = gql`
    query OfficeOrSectionPage($id: [QueryArgument], $site: [String], $sites: [String], $preferSites: [QueryArgument]) {
  entry(id: $id, site: $site) {
    ...OfficeArticle
    ...SectionArticle
    ... on office_Entry {
      children {
        ...Teaser
      }
      email
      members {
        ...Member
      }
    }
    ... on section_Entry {
      children {
        ...Teaser
      }
      email
      members {
        ...Member
      }
    }
  }
  officesAndSections: entries(
    section: ["offices", "sections"]
    type: ["office", "section"]
    site: $sites
    preferSites: $preferSites
    unique: true
    orderBy: "title ASC"
    limit: 100
  ) {
    ...Teaser
  }
}
    ${OfficeArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${SectionArticleFragmentDoc}
${MemberFragmentDoc}` as unknown as DocumentNode<OfficeOrSectionPageQuery, OfficeOrSectionPageQueryVariables>;
export const PageLookupDocument = gql`
    query PageLookup($uri: [String], $site: [String], $primarySite: [String]) {
  own: entry(uri: $uri, site: $site) {
    ...LookupEntry
  }
  primary: entry(uri: $uri, site: $primarySite) {
    ...LookupEntry
  }
}
    ${LookupEntryFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<PageLookupQuery, PageLookupQueryVariables>;
export const SlugLookupDocument = gql`
    query SlugLookup($slug: [String], $section: [String], $site: [String], $primarySite: [String]) {
  own: entry(slug: $slug, section: $section, site: $site) {
    ...LookupEntry
  }
  primary: entry(slug: $slug, section: $section, site: $primarySite) {
    ...LookupEntry
  }
}
    ${LookupEntryFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<SlugLookupQuery, SlugLookupQueryVariables>;
export const LinkedTranslationsDocument = gql`
    query LinkedTranslations($uri: [String], $site: [String]) {
  entries(uri: $uri, site: $site, limit: 500) {
    uri
    localized {
      title
      uri
      siteHandle
      enabledForSite
    }
  }
}
    ` as unknown as DocumentNode<LinkedTranslationsQuery, LinkedTranslationsQueryVariables>;
export const RedirectsDocument = gql`
    query Redirects($siteId: Int, $handle: String) {
  redirects(siteId: $siteId, handle: $handle) {
    uri
    to
    type
    handle
    siteId
  }
}
    ` as unknown as DocumentNode<RedirectsQuery, RedirectsQueryVariables>;
export const EntryRevisionsDocument = gql`
    query EntryRevisions($id: QueryArgument, $site: [String]) {
  entries(
    revisionOf: $id
    revisions: true
    site: $site
    orderBy: "dateCreated DESC"
    limit: 20
  ) {
    ...ConditionArticle
    ...SituationArticle
    ...TreatmentArticle
    ...GuidelineArticle
    ...GuidelineChapterArticle
    ...PageArticle
    ...StoryArticle
    ...NewsArticle
    ...UpdateArticle
    ...PressReleaseArticle
    ...EducationEventArticle
    ...OfficeArticle
    ...SectionArticle
    ...TopicArticle
    ...TagArticle
    ...UndergraduateArticle
  }
}
    ${ConditionArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${SituationArticleFragmentDoc}
${TreatmentArticleFragmentDoc}
${GuidelineArticleFragmentDoc}
${GuidelineChapterArticleFragmentDoc}
${PageArticleFragmentDoc}
${StoryArticleFragmentDoc}
${NewsArticleFragmentDoc}
${UpdateArticleFragmentDoc}
${PressReleaseArticleFragmentDoc}
${EducationEventArticleFragmentDoc}
${OfficeArticleFragmentDoc}
${SectionArticleFragmentDoc}
${TopicArticleFragmentDoc}
${TagArticleFragmentDoc}
${UndergraduateArticleFragmentDoc}` as unknown as DocumentNode<EntryRevisionsQuery, EntryRevisionsQueryVariables>;
export const SavedPagesDocument = gql`
    query SavedPages($uri: [String], $site: [String], $preferSites: [QueryArgument], $limit: Int) {
  entries(uri: $uri, site: $site, preferSites: $preferSites, limit: $limit) {
    title
    uri
    siteHandle
    language
    dateUpdated
  }
}
    ` as unknown as DocumentNode<SavedPagesQuery, SavedPagesQueryVariables>;
export const SearchDocument = gql`
    query Search($search: String!, $site: String!, $type: [String!], $topic: [String!], $within: String, $limit: Int, $offset: Int) {
  searchEntries(
    search: $search
    site: $site
    type: $type
    topic: $topic
    within: $within
    limit: $limit
    offset: $offset
  ) {
    total
    all
    hits {
      entry {
        id
        uri
        typeHandle
        language
        ... on condition_Entry {
          comparison {
            id
          }
        }
      }
      title {
        text
        marks
      }
      excerpt {
        text
        marks
      }
      sections {
        title
        anchor
      }
    }
    kinds {
      handle
      count
    }
    topics {
      entry {
        title
        slug
        language
      }
      count
    }
    spelling
    definition {
      title
      ... on glossaryTerm_Entry {
        definition
      }
    }
  }
}
    ` as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const SuggestionsDocument = gql`
    query Suggestions($search: String!, $site: String!, $limit: Int) {
  suggestions(search: $search, site: $site, limit: $limit) {
    entry {
      uri
      typeHandle
      language
    }
    title {
      text
      marks
    }
    otherName
  }
}
    ` as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const ChatbotPathDocument = gql`
    query ChatbotPath($site: [String], $preferSites: [QueryArgument]) {
  entries(
    section: ["chatbots"]
    site: $site
    preferSites: $preferSites
    unique: true
    limit: 1
  ) {
    uri
  }
}
    ` as unknown as DocumentNode<ChatbotPathQuery, ChatbotPathQueryVariables>;
export const SiteFrameDocument = gql`
    query SiteFrame($site: [String]) {
  navigation: globalSet(handle: ["navigation"], site: $site) {
    ... on navigation_GlobalSet {
      main {
        ...Link
      }
      footer {
        ...Link
      }
      socials {
        ...Link
      }
      selectedSearches
      exitHref
    }
  }
  alert: globalSet(handle: ["siteAlert"], site: $site) {
    language
    ... on siteAlert_GlobalSet {
      message
      level
      startsAt
      endsAt
      link {
        ...Link
      }
    }
  }
  logos: globalSet(handle: ["assets"], site: $site) {
    ... on assets_GlobalSet {
      navigationLogo {
        ...Picture
      }
      footerLogo {
        ...Picture
      }
    }
  }
  glossary: entries(section: ["glossary"], site: $site, limit: 1000) {
    id
    title
    ... on glossaryTerm_Entry {
      definition
      variants
    }
  }
}
    ${LinkFragmentDoc}
${PictureFragmentDoc}` as unknown as DocumentNode<SiteFrameQuery, SiteFrameQueryVariables>;
export const SiteGlobalsDocument = gql`
    query SiteGlobals($site: [String], $language: [String] = ["en-US"], $category: [String] = ["site"]) {
  theme: globalSet(handle: ["theme"], site: $site) {
    ... on theme_GlobalSet {
      primaryColor
      primaryColorDark
      primaryColorLight
      primaryTextColor
      secondaryColor
      secondaryColorDark
      secondaryColorLight
      secondaryTextColor
    }
  }
  assets: globalSet(handle: ["assets"], site: $site) {
    ... on assets_GlobalSet {
      siteName
      favicon {
        url
        url64: url @transform(width: 64, height: 64)
        url180: url @transform(width: 180, height: 180)
        url192: url @transform(width: 192, height: 192)
        url512: url @transform(width: 512, height: 512)
      }
      footerLogo {
        url
      }
      navigationLogo {
        url
      }
    }
  }
  sites {
    id
    handle
    enabled
    language
    primary
  }
  strings: staticMessages(language: $language, category: $category) {
    key
    message
    language
    category
  }
}
    ` as unknown as DocumentNode<SiteGlobalsQuery, SiteGlobalsQueryVariables>;
export const SitemapEntriesDocument = gql`
    query SitemapEntries($site: [String], $section: [String], $limit: Int, $offset: Int) {
  entries(
    site: $site
    section: $section
    orderBy: "id"
    limit: $limit
    offset: $offset
  ) {
    uri
    typeHandle
    dateUpdated
    localized {
      ...Translation
    }
    ... on pressRelease_Entry {
      embargoUntil
    }
    ... on condition_Entry {
      comparison {
        id
      }
    }
  }
}
    ${TranslationFragmentDoc}` as unknown as DocumentNode<SitemapEntriesQuery, SitemapEntriesQueryVariables>;
export const SitemapCountDocument = gql`
    query SitemapCount($site: [String], $section: [String]) {
  entryCount(site: $site, section: $section)
}
    ` as unknown as DocumentNode<SitemapCountQuery, SitemapCountQueryVariables>;
export const StoryPageDocument = gql`
    query StoryPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...StoryArticle
    ... on story_Entry {
      quote
      condition {
        ...Teaser
      }
    }
  }
}
    ${StoryArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<StoryPageQuery, StoryPageQueryVariables>;
export const SymptomGuideDocument = gql`
    query SymptomGuide($site: String!) {
  symptomGuide(site: $site) {
    who {
      key
      text
    }
    facts {
      key
      text
    }
    sections {
      areas
      heading
      symptoms {
        key
        text
        pages {
          entry {
            id
            title
            uri
            language
          }
          with
          not
        }
      }
    }
    rules {
      sign
      text
      urgency
      when {
        keys
      }
    }
  }
}
    ` as unknown as DocumentNode<SymptomGuideQuery, SymptomGuideQueryVariables>;
export const SyndicatedPageDocument = gql`
    query SyndicatedPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...PageFacts
  }
}
    ${PageFactsFragmentDoc}
${ClinicalCodeFragmentDoc}` as unknown as DocumentNode<SyndicatedPageQuery, SyndicatedPageQueryVariables>;
export const SyndicatedPagesDocument = gql`
    query SyndicatedPages($site: [String], $section: [String], $dateUpdated: [String], $limit: Int, $offset: Int) {
  entryCount(site: $site, section: $section, dateUpdated: $dateUpdated)
  entries(
    site: $site
    section: $section
    dateUpdated: $dateUpdated
    orderBy: "dateUpdated DESC, id ASC"
    limit: $limit
    offset: $offset
  ) {
    ...Teaser
    ...PageFacts
    localized {
      ...Translation
    }
  }
}
    ${TeaserFragmentDoc}
${PageFactsFragmentDoc}
${ClinicalCodeFragmentDoc}
${TranslationFragmentDoc}` as unknown as DocumentNode<SyndicatedPagesQuery, SyndicatedPagesQueryVariables>;
export const TopicOrTagPageDocument = gql`
    query TopicOrTagPage($id: [QueryArgument], $site: [String], $sites: [String], $preferSites: [QueryArgument], $newestFirst: String) {
  entry(id: $id, site: $site) {
    typeHandle
    slug
    ...TopicArticle
    ...TagArticle
  }
  related: entries(
    relatedTo: $id
    section: ["conditions", "situations", "treatments", "guidelines", "modules", "news", "updates", "pressReleases", "events", "undergraduates", "stories", "offices", "sections", "pages"]
    site: $sites
    preferSites: $preferSites
    unique: true
    orderBy: $newestFirst
    limit: 200
  ) {
    ...Teaser
  }
}
    ${TopicArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${TagArticleFragmentDoc}` as unknown as DocumentNode<TopicOrTagPageQuery, TopicOrTagPageQueryVariables>;
export const TreatmentPageDocument = gql`
    query TreatmentPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...TreatmentArticle
    ... on treatment_Entry {
      conditions {
        ...Teaser
        ...ComparedTreatments
      }
      situations {
        ...Teaser
      }
      optionGrid {
        ...OptionGrid
      }
    }
  }
}
    ${TreatmentArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${ComparedTreatmentsFragmentDoc}` as unknown as DocumentNode<TreatmentPageQuery, TreatmentPageQueryVariables>;
export const TreatmentIndexDocument = gql`
    query TreatmentIndex($site: [String], $preferSites: [QueryArgument], $ownSite: String!) {
  alsoKnownAs(site: $ownSite, section: ["treatments"]) {
    entry {
      id
    }
    names
  }
  entries(
    section: ["treatments"]
    site: $site
    preferSites: $preferSites
    unique: true
    limit: 1000
  ) {
    ...Teaser
  }
}
    ${TeaserFragmentDoc}` as unknown as DocumentNode<TreatmentIndexQuery, TreatmentIndexQueryVariables>;
export const UndergraduatePageDocument = gql`
    query UndergraduatePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...UndergraduateArticle
    ... on undergraduate_Entry {
      authors {
        ...Person
      }
      file {
        ...Attachment
      }
    }
  }
}
    ${UndergraduateArticleFragmentDoc}
${MetaPictureFragmentDoc}
${SeoFragmentDoc}
${SocialMetadataFragmentDoc}
${PictureFragmentDoc}
${BlockFragmentDoc}
${SourceFragmentDoc}
${OptionGridFragmentDoc}
${TeaserFragmentDoc}
${TopicOrTagFragmentDoc}
${CitedEvidenceFragmentDoc}
${PersonFragmentDoc}
${AncestorFragmentDoc}
${TranslationFragmentDoc}
${AttachmentFragmentDoc}` as unknown as DocumentNode<UndergraduatePageQuery, UndergraduatePageQueryVariables>;