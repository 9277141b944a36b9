/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ArticlePageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type ArticlePageQuery = { entry:
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & ChatbotArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & EducationEventArticleFragment
    )
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & GuidelineArchiveArticleFragment
    )
    | (
      { typeHandle: string }
      & GuidelineChapterArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & GuidelineArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | { typeHandle: string }
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & ModuleArticleFragment
    )
    | (
      { typeHandle: string }
      & NewsArticleFragment
    )
    | (
      { typeHandle: string }
      & OfficeArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & PageArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & PressReleaseArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | { typeHandle: string }
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & SectionArticleFragment
    )
    | { typeHandle: string }
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & StoryArticleFragment
    )
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & TagArticleFragment
    )
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & TopicArticleFragment
    )
    | { typeHandle: string }
    | (
      { typeHandle: string }
      & UndergraduateArticleFragment
    )
    | (
      { typeHandle: string }
      & UpdateArticleFragment
    )
   | null };

export type HomeArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type PageArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type ContactArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type ConditionArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type SituationArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type TreatmentArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type GuidelineArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type GuidelineArchiveArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type StoryArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type NewsArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type UpdateArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type PressReleaseArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type EducationEventArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type OfficeArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type SectionArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type TopicArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type TagArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type UndergraduateArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type ModuleArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type ChatbotArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type GuidelineChapterArticleFragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, postDate: string | null, introText: string | null, searchDescription: string | null, intro: string | null, canonical: string | null, seoTitle: string | null, seoDescription: string | null, keyPoints: Array<string | null> | null, lastReviewed: string | null, nextReview: string | null, sourceRevision: string | null, translatedRevision: string | null, translator: string | null, seo: { title: string | null, description: string | null, advanced: { robots: Array<string | null> | null, canonical: string | null } | null } | null, featuredimage: Array<PictureFragment | null> | null, blocks: Array<
    | Block_Answer_Entry_Fragment
    | Block_CareCard_Entry_Fragment
    | Block_Chatbot_Entry_Fragment
    | Block_Condition_Entry_Fragment
    | Block_Contact_Entry_Fragment
    | Block_EducationEvent_Entry_Fragment
    | Block_GlossaryTerm_Entry_Fragment
    | Block_GuidelineArchive_Entry_Fragment
    | Block_GuidelineChapter_Entry_Fragment
    | Block_GuidelineSummary_Entry_Fragment
    | Block_GuidelineTranslation_Entry_Fragment
    | Block_Guideline_Entry_Fragment
    | Block_Home_Entry_Fragment
    | Block_Link_Entry_Fragment
    | Block_MediaBlock_Entry_Fragment
    | Block_ModuleChapter_Entry_Fragment
    | Block_ModuleItem_Entry_Fragment
    | Block_Module_Entry_Fragment
    | Block_News_Entry_Fragment
    | Block_Office_Entry_Fragment
    | Block_OptionGrid_Entry_Fragment
    | Block_Outcome_Entry_Fragment
    | Block_Page_Entry_Fragment
    | Block_PanelMember_Entry_Fragment
    | Block_Person_Entry_Fragment
    | Block_PressRelease_Entry_Fragment
    | Block_ProgrammeItem_Entry_Fragment
    | Block_Publication_Entry_Fragment
    | Block_QuestionsBlock_Entry_Fragment
    | Block_Recommendation_Entry_Fragment
    | Block_Redirect_Entry_Fragment
    | Block_Section_Entry_Fragment
    | Block_Situation_Entry_Fragment
    | Block_Source_Entry_Fragment
    | Block_Story_Entry_Fragment
    | Block_SummaryOfChanges_Entry_Fragment
    | Block_Tag_Entry_Fragment
    | Block_TextBlock_Entry_Fragment
    | Block_Topic_Entry_Fragment
    | Block_Treatment_Entry_Fragment
    | Block_Undergraduate_Entry_Fragment
    | Block_Update_Entry_Fragment
   | null> | null, relatedContent: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, sources: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null, reviewers: Array<
    | Person_Answer_Entry_Fragment
    | Person_CareCard_Entry_Fragment
    | Person_Chatbot_Entry_Fragment
    | Person_Condition_Entry_Fragment
    | Person_Contact_Entry_Fragment
    | Person_EducationEvent_Entry_Fragment
    | Person_GlossaryTerm_Entry_Fragment
    | Person_GuidelineArchive_Entry_Fragment
    | Person_GuidelineChapter_Entry_Fragment
    | Person_GuidelineSummary_Entry_Fragment
    | Person_GuidelineTranslation_Entry_Fragment
    | Person_Guideline_Entry_Fragment
    | Person_Home_Entry_Fragment
    | Person_Link_Entry_Fragment
    | Person_MediaBlock_Entry_Fragment
    | Person_ModuleChapter_Entry_Fragment
    | Person_ModuleItem_Entry_Fragment
    | Person_Module_Entry_Fragment
    | Person_News_Entry_Fragment
    | Person_Office_Entry_Fragment
    | Person_OptionGrid_Entry_Fragment
    | Person_Outcome_Entry_Fragment
    | Person_Page_Entry_Fragment
    | Person_PanelMember_Entry_Fragment
    | Person_Person_Entry_Fragment
    | Person_PressRelease_Entry_Fragment
    | Person_ProgrammeItem_Entry_Fragment
    | Person_Publication_Entry_Fragment
    | Person_QuestionsBlock_Entry_Fragment
    | Person_Recommendation_Entry_Fragment
    | Person_Redirect_Entry_Fragment
    | Person_Section_Entry_Fragment
    | Person_Situation_Entry_Fragment
    | Person_Source_Entry_Fragment
    | Person_Story_Entry_Fragment
    | Person_SummaryOfChanges_Entry_Fragment
    | Person_Tag_Entry_Fragment
    | Person_TextBlock_Entry_Fragment
    | Person_Topic_Entry_Fragment
    | Person_Treatment_Entry_Fragment
    | Person_Undergraduate_Entry_Fragment
    | Person_Update_Entry_Fragment
   | null> | null, ancestors: Array<
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
    | { title: string | null, uri: string | null, siteHandle: string | null, language: string | null }
  >, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type ConditionPageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type ConditionPageQuery = { entry:
    | (
      { bodyAreas: Array<string | null> | null, situations: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, treatments: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, guidelines: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, modules: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null }
      & ConditionArticleFragment
    )
    | Record<PropertyKey, never>
   | null };

export type SituationPageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type SituationPageQuery = { entry:
    | (
      { condition: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, treatments: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null }
      & SituationArticleFragment
    )
    | Record<PropertyKey, never>
   | null };

export type ConditionIndexQueryVariables = Exact<{
  site?: Array<string | null | undefined> | string | null | undefined;
  preferSites?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type ConditionIndexQuery = { entries: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | (
      { bodyAreas: Array<string | null> | null }
      & Teaser_Condition_Entry_Fragment
    )
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null };

export type ContactPageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type ContactPageQuery = { entry:
    | (
      { subjects: Array<string | null> | null }
      & ContactArticleFragment
    )
    | Record<PropertyKey, never>
   | null };

export type EventPageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type EventPageQuery = { entry:
    | (
      { registrationUrl: string | null, programme: Array<
        | ProgrammeItem_Answer_Entry_Fragment
        | ProgrammeItem_CareCard_Entry_Fragment
        | ProgrammeItem_Chatbot_Entry_Fragment
        | ProgrammeItem_Condition_Entry_Fragment
        | ProgrammeItem_Contact_Entry_Fragment
        | ProgrammeItem_EducationEvent_Entry_Fragment
        | ProgrammeItem_GlossaryTerm_Entry_Fragment
        | ProgrammeItem_GuidelineArchive_Entry_Fragment
        | ProgrammeItem_GuidelineChapter_Entry_Fragment
        | ProgrammeItem_GuidelineSummary_Entry_Fragment
        | ProgrammeItem_GuidelineTranslation_Entry_Fragment
        | ProgrammeItem_Guideline_Entry_Fragment
        | ProgrammeItem_Home_Entry_Fragment
        | ProgrammeItem_Link_Entry_Fragment
        | ProgrammeItem_MediaBlock_Entry_Fragment
        | ProgrammeItem_ModuleChapter_Entry_Fragment
        | ProgrammeItem_ModuleItem_Entry_Fragment
        | ProgrammeItem_Module_Entry_Fragment
        | ProgrammeItem_News_Entry_Fragment
        | ProgrammeItem_Office_Entry_Fragment
        | ProgrammeItem_OptionGrid_Entry_Fragment
        | ProgrammeItem_Outcome_Entry_Fragment
        | ProgrammeItem_Page_Entry_Fragment
        | ProgrammeItem_PanelMember_Entry_Fragment
        | ProgrammeItem_Person_Entry_Fragment
        | ProgrammeItem_PressRelease_Entry_Fragment
        | ProgrammeItem_ProgrammeItem_Entry_Fragment
        | ProgrammeItem_Publication_Entry_Fragment
        | ProgrammeItem_QuestionsBlock_Entry_Fragment
        | ProgrammeItem_Recommendation_Entry_Fragment
        | ProgrammeItem_Redirect_Entry_Fragment
        | ProgrammeItem_Section_Entry_Fragment
        | ProgrammeItem_Situation_Entry_Fragment
        | ProgrammeItem_Source_Entry_Fragment
        | ProgrammeItem_Story_Entry_Fragment
        | ProgrammeItem_SummaryOfChanges_Entry_Fragment
        | ProgrammeItem_Tag_Entry_Fragment
        | ProgrammeItem_TextBlock_Entry_Fragment
        | ProgrammeItem_Topic_Entry_Fragment
        | ProgrammeItem_Treatment_Entry_Fragment
        | ProgrammeItem_Undergraduate_Entry_Fragment
        | ProgrammeItem_Update_Entry_Fragment
       | null> | null }
      & EducationEventArticleFragment
      & EventFactsFragment
    )
    | Record<PropertyKey, never>
   | null };

export type EventListQueryVariables = Exact<{
  kind?: Array<string | null | undefined> | string | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
  preferSites?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  coming?: Array<string | null | undefined> | string | null | undefined;
  past?: Array<string | null | undefined> | string | null | undefined;
  startsAt?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  withComing: boolean;
}>;


export type EventListQuery = { pastTotal: number, coming?: Array<
    | EventRow_Answer_Entry_Fragment
    | EventRow_CareCard_Entry_Fragment
    | EventRow_Chatbot_Entry_Fragment
    | EventRow_Condition_Entry_Fragment
    | EventRow_Contact_Entry_Fragment
    | EventRow_EducationEvent_Entry_Fragment
    | EventRow_GlossaryTerm_Entry_Fragment
    | EventRow_GuidelineArchive_Entry_Fragment
    | EventRow_GuidelineChapter_Entry_Fragment
    | EventRow_GuidelineSummary_Entry_Fragment
    | EventRow_GuidelineTranslation_Entry_Fragment
    | EventRow_Guideline_Entry_Fragment
    | EventRow_Home_Entry_Fragment
    | EventRow_Link_Entry_Fragment
    | EventRow_MediaBlock_Entry_Fragment
    | EventRow_ModuleChapter_Entry_Fragment
    | EventRow_ModuleItem_Entry_Fragment
    | EventRow_Module_Entry_Fragment
    | EventRow_News_Entry_Fragment
    | EventRow_Office_Entry_Fragment
    | EventRow_OptionGrid_Entry_Fragment
    | EventRow_Outcome_Entry_Fragment
    | EventRow_Page_Entry_Fragment
    | EventRow_PanelMember_Entry_Fragment
    | EventRow_Person_Entry_Fragment
    | EventRow_PressRelease_Entry_Fragment
    | EventRow_ProgrammeItem_Entry_Fragment
    | EventRow_Publication_Entry_Fragment
    | EventRow_QuestionsBlock_Entry_Fragment
    | EventRow_Recommendation_Entry_Fragment
    | EventRow_Redirect_Entry_Fragment
    | EventRow_Section_Entry_Fragment
    | EventRow_Situation_Entry_Fragment
    | EventRow_Source_Entry_Fragment
    | EventRow_Story_Entry_Fragment
    | EventRow_SummaryOfChanges_Entry_Fragment
    | EventRow_Tag_Entry_Fragment
    | EventRow_TextBlock_Entry_Fragment
    | EventRow_Topic_Entry_Fragment
    | EventRow_Treatment_Entry_Fragment
    | EventRow_Undergraduate_Entry_Fragment
    | EventRow_Update_Entry_Fragment
   | null> | null, past: Array<
    | EventRow_Answer_Entry_Fragment
    | EventRow_CareCard_Entry_Fragment
    | EventRow_Chatbot_Entry_Fragment
    | EventRow_Condition_Entry_Fragment
    | EventRow_Contact_Entry_Fragment
    | EventRow_EducationEvent_Entry_Fragment
    | EventRow_GlossaryTerm_Entry_Fragment
    | EventRow_GuidelineArchive_Entry_Fragment
    | EventRow_GuidelineChapter_Entry_Fragment
    | EventRow_GuidelineSummary_Entry_Fragment
    | EventRow_GuidelineTranslation_Entry_Fragment
    | EventRow_Guideline_Entry_Fragment
    | EventRow_Home_Entry_Fragment
    | EventRow_Link_Entry_Fragment
    | EventRow_MediaBlock_Entry_Fragment
    | EventRow_ModuleChapter_Entry_Fragment
    | EventRow_ModuleItem_Entry_Fragment
    | EventRow_Module_Entry_Fragment
    | EventRow_News_Entry_Fragment
    | EventRow_Office_Entry_Fragment
    | EventRow_OptionGrid_Entry_Fragment
    | EventRow_Outcome_Entry_Fragment
    | EventRow_Page_Entry_Fragment
    | EventRow_PanelMember_Entry_Fragment
    | EventRow_Person_Entry_Fragment
    | EventRow_PressRelease_Entry_Fragment
    | EventRow_ProgrammeItem_Entry_Fragment
    | EventRow_Publication_Entry_Fragment
    | EventRow_QuestionsBlock_Entry_Fragment
    | EventRow_Recommendation_Entry_Fragment
    | EventRow_Redirect_Entry_Fragment
    | EventRow_Section_Entry_Fragment
    | EventRow_Situation_Entry_Fragment
    | EventRow_Source_Entry_Fragment
    | EventRow_Story_Entry_Fragment
    | EventRow_SummaryOfChanges_Entry_Fragment
    | EventRow_Tag_Entry_Fragment
    | EventRow_TextBlock_Entry_Fragment
    | EventRow_Topic_Entry_Fragment
    | EventRow_Treatment_Entry_Fragment
    | EventRow_Undergraduate_Entry_Fragment
    | EventRow_Update_Entry_Fragment
   | null> | null, pastDates: Array<
    | { startsAt: string | null, allDay: boolean | null, timezone: string | null }
    | Record<PropertyKey, never>
   | null> | null };

export type EventCalendarQueryVariables = Exact<{
  uri?: Array<string | null | undefined> | string | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
  preferSites?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type EventCalendarQuery = { entries: Array<
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Answer_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_CareCard_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Chatbot_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Condition_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Contact_Entry_Fragment
    )
    | (
      { registrationUrl: string | null, uid: string | null, dateCreated: string | null, dateUpdated: string | null, programme: Array<
        | ProgrammeItem_Answer_Entry_Fragment
        | ProgrammeItem_CareCard_Entry_Fragment
        | ProgrammeItem_Chatbot_Entry_Fragment
        | ProgrammeItem_Condition_Entry_Fragment
        | ProgrammeItem_Contact_Entry_Fragment
        | ProgrammeItem_EducationEvent_Entry_Fragment
        | ProgrammeItem_GlossaryTerm_Entry_Fragment
        | ProgrammeItem_GuidelineArchive_Entry_Fragment
        | ProgrammeItem_GuidelineChapter_Entry_Fragment
        | ProgrammeItem_GuidelineSummary_Entry_Fragment
        | ProgrammeItem_GuidelineTranslation_Entry_Fragment
        | ProgrammeItem_Guideline_Entry_Fragment
        | ProgrammeItem_Home_Entry_Fragment
        | ProgrammeItem_Link_Entry_Fragment
        | ProgrammeItem_MediaBlock_Entry_Fragment
        | ProgrammeItem_ModuleChapter_Entry_Fragment
        | ProgrammeItem_ModuleItem_Entry_Fragment
        | ProgrammeItem_Module_Entry_Fragment
        | ProgrammeItem_News_Entry_Fragment
        | ProgrammeItem_Office_Entry_Fragment
        | ProgrammeItem_OptionGrid_Entry_Fragment
        | ProgrammeItem_Outcome_Entry_Fragment
        | ProgrammeItem_Page_Entry_Fragment
        | ProgrammeItem_PanelMember_Entry_Fragment
        | ProgrammeItem_Person_Entry_Fragment
        | ProgrammeItem_PressRelease_Entry_Fragment
        | ProgrammeItem_ProgrammeItem_Entry_Fragment
        | ProgrammeItem_Publication_Entry_Fragment
        | ProgrammeItem_QuestionsBlock_Entry_Fragment
        | ProgrammeItem_Recommendation_Entry_Fragment
        | ProgrammeItem_Redirect_Entry_Fragment
        | ProgrammeItem_Section_Entry_Fragment
        | ProgrammeItem_Situation_Entry_Fragment
        | ProgrammeItem_Source_Entry_Fragment
        | ProgrammeItem_Story_Entry_Fragment
        | ProgrammeItem_SummaryOfChanges_Entry_Fragment
        | ProgrammeItem_Tag_Entry_Fragment
        | ProgrammeItem_TextBlock_Entry_Fragment
        | ProgrammeItem_Topic_Entry_Fragment
        | ProgrammeItem_Treatment_Entry_Fragment
        | ProgrammeItem_Undergraduate_Entry_Fragment
        | ProgrammeItem_Update_Entry_Fragment
       | null> | null }
      & EventRow_EducationEvent_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_GlossaryTerm_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_GuidelineArchive_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_GuidelineChapter_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_GuidelineSummary_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_GuidelineTranslation_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Guideline_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Home_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Link_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_MediaBlock_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_ModuleChapter_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_ModuleItem_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Module_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_News_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Office_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_OptionGrid_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Outcome_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Page_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_PanelMember_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Person_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_PressRelease_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_ProgrammeItem_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Publication_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_QuestionsBlock_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Recommendation_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Redirect_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Section_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Situation_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Source_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Story_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_SummaryOfChanges_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Tag_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_TextBlock_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Topic_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Treatment_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Undergraduate_Entry_Fragment
    )
    | (
      { uid: string | null, dateCreated: string | null, dateUpdated: string | null }
      & EventRow_Update_Entry_Fragment
    )
   | null> | null };

type EventRow_Answer_Entry_Fragment = Teaser_Answer_Entry_Fragment;

type EventRow_CareCard_Entry_Fragment = Teaser_CareCard_Entry_Fragment;

type EventRow_Chatbot_Entry_Fragment = Teaser_Chatbot_Entry_Fragment;

type EventRow_Condition_Entry_Fragment = Teaser_Condition_Entry_Fragment;

type EventRow_Contact_Entry_Fragment = Teaser_Contact_Entry_Fragment;

type EventRow_EducationEvent_Entry_Fragment = (
  Teaser_EducationEvent_Entry_Fragment
  & EventFactsFragment
);

type EventRow_GlossaryTerm_Entry_Fragment = Teaser_GlossaryTerm_Entry_Fragment;

type EventRow_GuidelineArchive_Entry_Fragment = Teaser_GuidelineArchive_Entry_Fragment;

type EventRow_GuidelineChapter_Entry_Fragment = Teaser_GuidelineChapter_Entry_Fragment;

type EventRow_GuidelineSummary_Entry_Fragment = Teaser_GuidelineSummary_Entry_Fragment;

type EventRow_GuidelineTranslation_Entry_Fragment = Teaser_GuidelineTranslation_Entry_Fragment;

type EventRow_Guideline_Entry_Fragment = Teaser_Guideline_Entry_Fragment;

type EventRow_Home_Entry_Fragment = Teaser_Home_Entry_Fragment;

type EventRow_Link_Entry_Fragment = Teaser_Link_Entry_Fragment;

type EventRow_MediaBlock_Entry_Fragment = Teaser_MediaBlock_Entry_Fragment;

type EventRow_ModuleChapter_Entry_Fragment = Teaser_ModuleChapter_Entry_Fragment;

type EventRow_ModuleItem_Entry_Fragment = Teaser_ModuleItem_Entry_Fragment;

type EventRow_Module_Entry_Fragment = Teaser_Module_Entry_Fragment;

type EventRow_News_Entry_Fragment = Teaser_News_Entry_Fragment;

type EventRow_Office_Entry_Fragment = Teaser_Office_Entry_Fragment;

type EventRow_OptionGrid_Entry_Fragment = Teaser_OptionGrid_Entry_Fragment;

type EventRow_Outcome_Entry_Fragment = Teaser_Outcome_Entry_Fragment;

type EventRow_Page_Entry_Fragment = Teaser_Page_Entry_Fragment;

type EventRow_PanelMember_Entry_Fragment = Teaser_PanelMember_Entry_Fragment;

type EventRow_Person_Entry_Fragment = Teaser_Person_Entry_Fragment;

type EventRow_PressRelease_Entry_Fragment = Teaser_PressRelease_Entry_Fragment;

type EventRow_ProgrammeItem_Entry_Fragment = Teaser_ProgrammeItem_Entry_Fragment;

type EventRow_Publication_Entry_Fragment = Teaser_Publication_Entry_Fragment;

type EventRow_QuestionsBlock_Entry_Fragment = Teaser_QuestionsBlock_Entry_Fragment;

type EventRow_Recommendation_Entry_Fragment = Teaser_Recommendation_Entry_Fragment;

type EventRow_Redirect_Entry_Fragment = Teaser_Redirect_Entry_Fragment;

type EventRow_Section_Entry_Fragment = Teaser_Section_Entry_Fragment;

type EventRow_Situation_Entry_Fragment = Teaser_Situation_Entry_Fragment;

type EventRow_Source_Entry_Fragment = Teaser_Source_Entry_Fragment;

type EventRow_Story_Entry_Fragment = Teaser_Story_Entry_Fragment;

type EventRow_SummaryOfChanges_Entry_Fragment = Teaser_SummaryOfChanges_Entry_Fragment;

type EventRow_Tag_Entry_Fragment = Teaser_Tag_Entry_Fragment;

type EventRow_TextBlock_Entry_Fragment = Teaser_TextBlock_Entry_Fragment;

type EventRow_Topic_Entry_Fragment = Teaser_Topic_Entry_Fragment;

type EventRow_Treatment_Entry_Fragment = Teaser_Treatment_Entry_Fragment;

type EventRow_Undergraduate_Entry_Fragment = Teaser_Undergraduate_Entry_Fragment;

type EventRow_Update_Entry_Fragment = Teaser_Update_Entry_Fragment;

export type EventRowFragment =
  | EventRow_Answer_Entry_Fragment
  | EventRow_CareCard_Entry_Fragment
  | EventRow_Chatbot_Entry_Fragment
  | EventRow_Condition_Entry_Fragment
  | EventRow_Contact_Entry_Fragment
  | EventRow_EducationEvent_Entry_Fragment
  | EventRow_GlossaryTerm_Entry_Fragment
  | EventRow_GuidelineArchive_Entry_Fragment
  | EventRow_GuidelineChapter_Entry_Fragment
  | EventRow_GuidelineSummary_Entry_Fragment
  | EventRow_GuidelineTranslation_Entry_Fragment
  | EventRow_Guideline_Entry_Fragment
  | EventRow_Home_Entry_Fragment
  | EventRow_Link_Entry_Fragment
  | EventRow_MediaBlock_Entry_Fragment
  | EventRow_ModuleChapter_Entry_Fragment
  | EventRow_ModuleItem_Entry_Fragment
  | EventRow_Module_Entry_Fragment
  | EventRow_News_Entry_Fragment
  | EventRow_Office_Entry_Fragment
  | EventRow_OptionGrid_Entry_Fragment
  | EventRow_Outcome_Entry_Fragment
  | EventRow_Page_Entry_Fragment
  | EventRow_PanelMember_Entry_Fragment
  | EventRow_Person_Entry_Fragment
  | EventRow_PressRelease_Entry_Fragment
  | EventRow_ProgrammeItem_Entry_Fragment
  | EventRow_Publication_Entry_Fragment
  | EventRow_QuestionsBlock_Entry_Fragment
  | EventRow_Recommendation_Entry_Fragment
  | EventRow_Redirect_Entry_Fragment
  | EventRow_Section_Entry_Fragment
  | EventRow_Situation_Entry_Fragment
  | EventRow_Source_Entry_Fragment
  | EventRow_Story_Entry_Fragment
  | EventRow_SummaryOfChanges_Entry_Fragment
  | EventRow_Tag_Entry_Fragment
  | EventRow_TextBlock_Entry_Fragment
  | EventRow_Topic_Entry_Fragment
  | EventRow_Treatment_Entry_Fragment
  | EventRow_Undergraduate_Entry_Fragment
  | EventRow_Update_Entry_Fragment
;

export type EventFactsFragment = { startsAt: string | null, endsAt: string | null, allDay: boolean | null, timezone: string | null, venue: string | null, city: string | null, countryCode: string | null, online: boolean | null, cancelled: boolean | null };

type ProgrammeItem_Answer_Entry_Fragment = { title: string | null };

type ProgrammeItem_CareCard_Entry_Fragment = { title: string | null };

type ProgrammeItem_Chatbot_Entry_Fragment = { title: string | null };

type ProgrammeItem_Condition_Entry_Fragment = { title: string | null };

type ProgrammeItem_Contact_Entry_Fragment = { title: string | null };

type ProgrammeItem_EducationEvent_Entry_Fragment = { title: string | null };

type ProgrammeItem_GlossaryTerm_Entry_Fragment = { title: string | null };

type ProgrammeItem_GuidelineArchive_Entry_Fragment = { title: string | null };

type ProgrammeItem_GuidelineChapter_Entry_Fragment = { title: string | null };

type ProgrammeItem_GuidelineSummary_Entry_Fragment = { title: string | null };

type ProgrammeItem_GuidelineTranslation_Entry_Fragment = { title: string | null };

type ProgrammeItem_Guideline_Entry_Fragment = { title: string | null };

type ProgrammeItem_Home_Entry_Fragment = { title: string | null };

type ProgrammeItem_Link_Entry_Fragment = { title: string | null };

type ProgrammeItem_MediaBlock_Entry_Fragment = { title: string | null };

type ProgrammeItem_ModuleChapter_Entry_Fragment = { title: string | null };

type ProgrammeItem_ModuleItem_Entry_Fragment = { title: string | null };

type ProgrammeItem_Module_Entry_Fragment = { title: string | null };

type ProgrammeItem_News_Entry_Fragment = { title: string | null };

type ProgrammeItem_Office_Entry_Fragment = { title: string | null };

type ProgrammeItem_OptionGrid_Entry_Fragment = { title: string | null };

type ProgrammeItem_Outcome_Entry_Fragment = { title: string | null };

type ProgrammeItem_Page_Entry_Fragment = { title: string | null };

type ProgrammeItem_PanelMember_Entry_Fragment = { title: string | null };

type ProgrammeItem_Person_Entry_Fragment = { title: string | null };

type ProgrammeItem_PressRelease_Entry_Fragment = { title: string | null };

type ProgrammeItem_ProgrammeItem_Entry_Fragment = { startsAt: string | null, text: string | null, title: string | null };

type ProgrammeItem_Publication_Entry_Fragment = { title: string | null };

type ProgrammeItem_QuestionsBlock_Entry_Fragment = { title: string | null };

type ProgrammeItem_Recommendation_Entry_Fragment = { title: string | null };

type ProgrammeItem_Redirect_Entry_Fragment = { title: string | null };

type ProgrammeItem_Section_Entry_Fragment = { title: string | null };

type ProgrammeItem_Situation_Entry_Fragment = { title: string | null };

type ProgrammeItem_Source_Entry_Fragment = { title: string | null };

type ProgrammeItem_Story_Entry_Fragment = { title: string | null };

type ProgrammeItem_SummaryOfChanges_Entry_Fragment = { title: string | null };

type ProgrammeItem_Tag_Entry_Fragment = { title: string | null };

type ProgrammeItem_TextBlock_Entry_Fragment = { title: string | null };

type ProgrammeItem_Topic_Entry_Fragment = { title: string | null };

type ProgrammeItem_Treatment_Entry_Fragment = { title: string | null };

type ProgrammeItem_Undergraduate_Entry_Fragment = { title: string | null };

type ProgrammeItem_Update_Entry_Fragment = { title: string | null };

export type ProgrammeItemFragment =
  | ProgrammeItem_Answer_Entry_Fragment
  | ProgrammeItem_CareCard_Entry_Fragment
  | ProgrammeItem_Chatbot_Entry_Fragment
  | ProgrammeItem_Condition_Entry_Fragment
  | ProgrammeItem_Contact_Entry_Fragment
  | ProgrammeItem_EducationEvent_Entry_Fragment
  | ProgrammeItem_GlossaryTerm_Entry_Fragment
  | ProgrammeItem_GuidelineArchive_Entry_Fragment
  | ProgrammeItem_GuidelineChapter_Entry_Fragment
  | ProgrammeItem_GuidelineSummary_Entry_Fragment
  | ProgrammeItem_GuidelineTranslation_Entry_Fragment
  | ProgrammeItem_Guideline_Entry_Fragment
  | ProgrammeItem_Home_Entry_Fragment
  | ProgrammeItem_Link_Entry_Fragment
  | ProgrammeItem_MediaBlock_Entry_Fragment
  | ProgrammeItem_ModuleChapter_Entry_Fragment
  | ProgrammeItem_ModuleItem_Entry_Fragment
  | ProgrammeItem_Module_Entry_Fragment
  | ProgrammeItem_News_Entry_Fragment
  | ProgrammeItem_Office_Entry_Fragment
  | ProgrammeItem_OptionGrid_Entry_Fragment
  | ProgrammeItem_Outcome_Entry_Fragment
  | ProgrammeItem_Page_Entry_Fragment
  | ProgrammeItem_PanelMember_Entry_Fragment
  | ProgrammeItem_Person_Entry_Fragment
  | ProgrammeItem_PressRelease_Entry_Fragment
  | ProgrammeItem_ProgrammeItem_Entry_Fragment
  | ProgrammeItem_Publication_Entry_Fragment
  | ProgrammeItem_QuestionsBlock_Entry_Fragment
  | ProgrammeItem_Recommendation_Entry_Fragment
  | ProgrammeItem_Redirect_Entry_Fragment
  | ProgrammeItem_Section_Entry_Fragment
  | ProgrammeItem_Situation_Entry_Fragment
  | ProgrammeItem_Source_Entry_Fragment
  | ProgrammeItem_Story_Entry_Fragment
  | ProgrammeItem_SummaryOfChanges_Entry_Fragment
  | ProgrammeItem_Tag_Entry_Fragment
  | ProgrammeItem_TextBlock_Entry_Fragment
  | ProgrammeItem_Topic_Entry_Fragment
  | ProgrammeItem_Treatment_Entry_Fragment
  | ProgrammeItem_Undergraduate_Entry_Fragment
  | ProgrammeItem_Update_Entry_Fragment
;

type Link_Answer_Entry_Fragment = { id: string | null, title: string | null };

type Link_CareCard_Entry_Fragment = { id: string | null, title: string | null };

type Link_Chatbot_Entry_Fragment = { id: string | null, title: string | null };

type Link_Condition_Entry_Fragment = { id: string | null, title: string | null };

type Link_Contact_Entry_Fragment = { id: string | null, title: string | null };

type Link_EducationEvent_Entry_Fragment = { id: string | null, title: string | null };

type Link_GlossaryTerm_Entry_Fragment = { id: string | null, title: string | null };

type Link_GuidelineArchive_Entry_Fragment = { id: string | null, title: string | null };

type Link_GuidelineChapter_Entry_Fragment = { id: string | null, title: string | null };

type Link_GuidelineSummary_Entry_Fragment = { id: string | null, title: string | null };

type Link_GuidelineTranslation_Entry_Fragment = { id: string | null, title: string | null };

type Link_Guideline_Entry_Fragment = { id: string | null, title: string | null };

type Link_Home_Entry_Fragment = { id: string | null, title: string | null };

type Link_Link_Entry_Fragment = { label: string | null, text: string | null, linkExternal: string | null, id: string | null, title: string | null, linkInternal: Array<
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
    | { uri: string | null, siteHandle: string | null, language: string | null }
   | null> | null };

type Link_MediaBlock_Entry_Fragment = { id: string | null, title: string | null };

type Link_ModuleChapter_Entry_Fragment = { id: string | null, title: string | null };

type Link_ModuleItem_Entry_Fragment = { id: string | null, title: string | null };

type Link_Module_Entry_Fragment = { id: string | null, title: string | null };

type Link_News_Entry_Fragment = { id: string | null, title: string | null };

type Link_Office_Entry_Fragment = { id: string | null, title: string | null };

type Link_OptionGrid_Entry_Fragment = { id: string | null, title: string | null };

type Link_Outcome_Entry_Fragment = { id: string | null, title: string | null };

type Link_Page_Entry_Fragment = { id: string | null, title: string | null };

type Link_PanelMember_Entry_Fragment = { id: string | null, title: string | null };

type Link_Person_Entry_Fragment = { id: string | null, title: string | null };

type Link_PressRelease_Entry_Fragment = { id: string | null, title: string | null };

type Link_ProgrammeItem_Entry_Fragment = { id: string | null, title: string | null };

type Link_Publication_Entry_Fragment = { id: string | null, title: string | null };

type Link_QuestionsBlock_Entry_Fragment = { id: string | null, title: string | null };

type Link_Recommendation_Entry_Fragment = { id: string | null, title: string | null };

type Link_Redirect_Entry_Fragment = { id: string | null, title: string | null };

type Link_Section_Entry_Fragment = { id: string | null, title: string | null };

type Link_Situation_Entry_Fragment = { id: string | null, title: string | null };

type Link_Source_Entry_Fragment = { id: string | null, title: string | null };

type Link_Story_Entry_Fragment = { id: string | null, title: string | null };

type Link_SummaryOfChanges_Entry_Fragment = { id: string | null, title: string | null };

type Link_Tag_Entry_Fragment = { id: string | null, title: string | null };

type Link_TextBlock_Entry_Fragment = { id: string | null, title: string | null };

type Link_Topic_Entry_Fragment = { id: string | null, title: string | null };

type Link_Treatment_Entry_Fragment = { id: string | null, title: string | null };

type Link_Undergraduate_Entry_Fragment = { id: string | null, title: string | null };

type Link_Update_Entry_Fragment = { id: string | null, title: string | null };

export type LinkFragment =
  | Link_Answer_Entry_Fragment
  | Link_CareCard_Entry_Fragment
  | Link_Chatbot_Entry_Fragment
  | Link_Condition_Entry_Fragment
  | Link_Contact_Entry_Fragment
  | Link_EducationEvent_Entry_Fragment
  | Link_GlossaryTerm_Entry_Fragment
  | Link_GuidelineArchive_Entry_Fragment
  | Link_GuidelineChapter_Entry_Fragment
  | Link_GuidelineSummary_Entry_Fragment
  | Link_GuidelineTranslation_Entry_Fragment
  | Link_Guideline_Entry_Fragment
  | Link_Home_Entry_Fragment
  | Link_Link_Entry_Fragment
  | Link_MediaBlock_Entry_Fragment
  | Link_ModuleChapter_Entry_Fragment
  | Link_ModuleItem_Entry_Fragment
  | Link_Module_Entry_Fragment
  | Link_News_Entry_Fragment
  | Link_Office_Entry_Fragment
  | Link_OptionGrid_Entry_Fragment
  | Link_Outcome_Entry_Fragment
  | Link_Page_Entry_Fragment
  | Link_PanelMember_Entry_Fragment
  | Link_Person_Entry_Fragment
  | Link_PressRelease_Entry_Fragment
  | Link_ProgrammeItem_Entry_Fragment
  | Link_Publication_Entry_Fragment
  | Link_QuestionsBlock_Entry_Fragment
  | Link_Recommendation_Entry_Fragment
  | Link_Redirect_Entry_Fragment
  | Link_Section_Entry_Fragment
  | Link_Situation_Entry_Fragment
  | Link_Source_Entry_Fragment
  | Link_Story_Entry_Fragment
  | Link_SummaryOfChanges_Entry_Fragment
  | Link_Tag_Entry_Fragment
  | Link_TextBlock_Entry_Fragment
  | Link_Topic_Entry_Fragment
  | Link_Treatment_Entry_Fragment
  | Link_Undergraduate_Entry_Fragment
  | Link_Update_Entry_Fragment
;

export type PictureFragment = { svg: string | null, id: string | null, url: string | null, alt: string | null, width: number | null, height: number | null, mimeType: string | null };

type Source_Answer_Entry_Fragment = { id: string | null };

type Source_CareCard_Entry_Fragment = { id: string | null };

type Source_Chatbot_Entry_Fragment = { id: string | null };

type Source_Condition_Entry_Fragment = { id: string | null };

type Source_Contact_Entry_Fragment = { id: string | null };

type Source_EducationEvent_Entry_Fragment = { id: string | null };

type Source_GlossaryTerm_Entry_Fragment = { id: string | null };

type Source_GuidelineArchive_Entry_Fragment = { id: string | null };

type Source_GuidelineChapter_Entry_Fragment = { id: string | null };

type Source_GuidelineSummary_Entry_Fragment = { id: string | null };

type Source_GuidelineTranslation_Entry_Fragment = { id: string | null };

type Source_Guideline_Entry_Fragment = { id: string | null };

type Source_Home_Entry_Fragment = { id: string | null };

type Source_Link_Entry_Fragment = { id: string | null };

type Source_MediaBlock_Entry_Fragment = { id: string | null };

type Source_ModuleChapter_Entry_Fragment = { id: string | null };

type Source_ModuleItem_Entry_Fragment = { id: string | null };

type Source_Module_Entry_Fragment = { id: string | null };

type Source_News_Entry_Fragment = { id: string | null };

type Source_Office_Entry_Fragment = { id: string | null };

type Source_OptionGrid_Entry_Fragment = { id: string | null };

type Source_Outcome_Entry_Fragment = { id: string | null };

type Source_Page_Entry_Fragment = { id: string | null };

type Source_PanelMember_Entry_Fragment = { id: string | null };

type Source_Person_Entry_Fragment = { id: string | null };

type Source_PressRelease_Entry_Fragment = { id: string | null };

type Source_ProgrammeItem_Entry_Fragment = { id: string | null };

type Source_Publication_Entry_Fragment = { id: string | null };

type Source_QuestionsBlock_Entry_Fragment = { id: string | null };

type Source_Recommendation_Entry_Fragment = { id: string | null };

type Source_Redirect_Entry_Fragment = { id: string | null };

type Source_Section_Entry_Fragment = { id: string | null };

type Source_Situation_Entry_Fragment = { id: string | null };

type Source_Source_Entry_Fragment = { citation: string | null, doi: string | null, year: number | null, href: string | null, id: string | null };

type Source_Story_Entry_Fragment = { id: string | null };

type Source_SummaryOfChanges_Entry_Fragment = { id: string | null };

type Source_Tag_Entry_Fragment = { id: string | null };

type Source_TextBlock_Entry_Fragment = { id: string | null };

type Source_Topic_Entry_Fragment = { id: string | null };

type Source_Treatment_Entry_Fragment = { id: string | null };

type Source_Undergraduate_Entry_Fragment = { id: string | null };

type Source_Update_Entry_Fragment = { id: string | null };

export type SourceFragment =
  | Source_Answer_Entry_Fragment
  | Source_CareCard_Entry_Fragment
  | Source_Chatbot_Entry_Fragment
  | Source_Condition_Entry_Fragment
  | Source_Contact_Entry_Fragment
  | Source_EducationEvent_Entry_Fragment
  | Source_GlossaryTerm_Entry_Fragment
  | Source_GuidelineArchive_Entry_Fragment
  | Source_GuidelineChapter_Entry_Fragment
  | Source_GuidelineSummary_Entry_Fragment
  | Source_GuidelineTranslation_Entry_Fragment
  | Source_Guideline_Entry_Fragment
  | Source_Home_Entry_Fragment
  | Source_Link_Entry_Fragment
  | Source_MediaBlock_Entry_Fragment
  | Source_ModuleChapter_Entry_Fragment
  | Source_ModuleItem_Entry_Fragment
  | Source_Module_Entry_Fragment
  | Source_News_Entry_Fragment
  | Source_Office_Entry_Fragment
  | Source_OptionGrid_Entry_Fragment
  | Source_Outcome_Entry_Fragment
  | Source_Page_Entry_Fragment
  | Source_PanelMember_Entry_Fragment
  | Source_Person_Entry_Fragment
  | Source_PressRelease_Entry_Fragment
  | Source_ProgrammeItem_Entry_Fragment
  | Source_Publication_Entry_Fragment
  | Source_QuestionsBlock_Entry_Fragment
  | Source_Recommendation_Entry_Fragment
  | Source_Redirect_Entry_Fragment
  | Source_Section_Entry_Fragment
  | Source_Situation_Entry_Fragment
  | Source_Source_Entry_Fragment
  | Source_Story_Entry_Fragment
  | Source_SummaryOfChanges_Entry_Fragment
  | Source_Tag_Entry_Fragment
  | Source_TextBlock_Entry_Fragment
  | Source_Topic_Entry_Fragment
  | Source_Treatment_Entry_Fragment
  | Source_Undergraduate_Entry_Fragment
  | Source_Update_Entry_Fragment
;

type Person_Answer_Entry_Fragment = { id: string | null, title: string | null };

type Person_CareCard_Entry_Fragment = { id: string | null, title: string | null };

type Person_Chatbot_Entry_Fragment = { id: string | null, title: string | null };

type Person_Condition_Entry_Fragment = { id: string | null, title: string | null };

type Person_Contact_Entry_Fragment = { id: string | null, title: string | null };

type Person_EducationEvent_Entry_Fragment = { id: string | null, title: string | null };

type Person_GlossaryTerm_Entry_Fragment = { id: string | null, title: string | null };

type Person_GuidelineArchive_Entry_Fragment = { id: string | null, title: string | null };

type Person_GuidelineChapter_Entry_Fragment = { id: string | null, title: string | null };

type Person_GuidelineSummary_Entry_Fragment = { id: string | null, title: string | null };

type Person_GuidelineTranslation_Entry_Fragment = { id: string | null, title: string | null };

type Person_Guideline_Entry_Fragment = { id: string | null, title: string | null };

type Person_Home_Entry_Fragment = { id: string | null, title: string | null };

type Person_Link_Entry_Fragment = { id: string | null, title: string | null };

type Person_MediaBlock_Entry_Fragment = { id: string | null, title: string | null };

type Person_ModuleChapter_Entry_Fragment = { id: string | null, title: string | null };

type Person_ModuleItem_Entry_Fragment = { id: string | null, title: string | null };

type Person_Module_Entry_Fragment = { id: string | null, title: string | null };

type Person_News_Entry_Fragment = { id: string | null, title: string | null };

type Person_Office_Entry_Fragment = { id: string | null, title: string | null };

type Person_OptionGrid_Entry_Fragment = { id: string | null, title: string | null };

type Person_Outcome_Entry_Fragment = { id: string | null, title: string | null };

type Person_Page_Entry_Fragment = { id: string | null, title: string | null };

type Person_PanelMember_Entry_Fragment = { id: string | null, title: string | null };

type Person_Person_Entry_Fragment = { id: string | null, title: string | null };

type Person_PressRelease_Entry_Fragment = { id: string | null, title: string | null };

type Person_ProgrammeItem_Entry_Fragment = { id: string | null, title: string | null };

type Person_Publication_Entry_Fragment = { id: string | null, title: string | null };

type Person_QuestionsBlock_Entry_Fragment = { id: string | null, title: string | null };

type Person_Recommendation_Entry_Fragment = { id: string | null, title: string | null };

type Person_Redirect_Entry_Fragment = { id: string | null, title: string | null };

type Person_Section_Entry_Fragment = { id: string | null, title: string | null };

type Person_Situation_Entry_Fragment = { id: string | null, title: string | null };

type Person_Source_Entry_Fragment = { id: string | null, title: string | null };

type Person_Story_Entry_Fragment = { id: string | null, title: string | null };

type Person_SummaryOfChanges_Entry_Fragment = { id: string | null, title: string | null };

type Person_Tag_Entry_Fragment = { id: string | null, title: string | null };

type Person_TextBlock_Entry_Fragment = { id: string | null, title: string | null };

type Person_Topic_Entry_Fragment = { id: string | null, title: string | null };

type Person_Treatment_Entry_Fragment = { id: string | null, title: string | null };

type Person_Undergraduate_Entry_Fragment = { id: string | null, title: string | null };

type Person_Update_Entry_Fragment = { id: string | null, title: string | null };

export type PersonFragment =
  | Person_Answer_Entry_Fragment
  | Person_CareCard_Entry_Fragment
  | Person_Chatbot_Entry_Fragment
  | Person_Condition_Entry_Fragment
  | Person_Contact_Entry_Fragment
  | Person_EducationEvent_Entry_Fragment
  | Person_GlossaryTerm_Entry_Fragment
  | Person_GuidelineArchive_Entry_Fragment
  | Person_GuidelineChapter_Entry_Fragment
  | Person_GuidelineSummary_Entry_Fragment
  | Person_GuidelineTranslation_Entry_Fragment
  | Person_Guideline_Entry_Fragment
  | Person_Home_Entry_Fragment
  | Person_Link_Entry_Fragment
  | Person_MediaBlock_Entry_Fragment
  | Person_ModuleChapter_Entry_Fragment
  | Person_ModuleItem_Entry_Fragment
  | Person_Module_Entry_Fragment
  | Person_News_Entry_Fragment
  | Person_Office_Entry_Fragment
  | Person_OptionGrid_Entry_Fragment
  | Person_Outcome_Entry_Fragment
  | Person_Page_Entry_Fragment
  | Person_PanelMember_Entry_Fragment
  | Person_Person_Entry_Fragment
  | Person_PressRelease_Entry_Fragment
  | Person_ProgrammeItem_Entry_Fragment
  | Person_Publication_Entry_Fragment
  | Person_QuestionsBlock_Entry_Fragment
  | Person_Recommendation_Entry_Fragment
  | Person_Redirect_Entry_Fragment
  | Person_Section_Entry_Fragment
  | Person_Situation_Entry_Fragment
  | Person_Source_Entry_Fragment
  | Person_Story_Entry_Fragment
  | Person_SummaryOfChanges_Entry_Fragment
  | Person_Tag_Entry_Fragment
  | Person_TextBlock_Entry_Fragment
  | Person_Topic_Entry_Fragment
  | Person_Treatment_Entry_Fragment
  | Person_Undergraduate_Entry_Fragment
  | Person_Update_Entry_Fragment
;

type Teaser_Answer_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_CareCard_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Chatbot_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Condition_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Contact_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_EducationEvent_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_GlossaryTerm_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_GuidelineArchive_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_GuidelineChapter_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_GuidelineSummary_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_GuidelineTranslation_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Guideline_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Home_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Link_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_MediaBlock_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_ModuleChapter_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_ModuleItem_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Module_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_News_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Office_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_OptionGrid_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Outcome_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Page_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_PanelMember_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Person_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_PressRelease_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_ProgrammeItem_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Publication_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_QuestionsBlock_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Recommendation_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Redirect_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Section_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Situation_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Source_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Story_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_SummaryOfChanges_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Tag_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_TextBlock_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Topic_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Treatment_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Undergraduate_Entry_Fragment = { id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

type Teaser_Update_Entry_Fragment = { introText: string | null, id: string | null, title: string | null, uri: string | null, siteHandle: string | null, language: string | null, typeHandle: string, postDate: string | null };

export type TeaserFragment =
  | Teaser_Answer_Entry_Fragment
  | Teaser_CareCard_Entry_Fragment
  | Teaser_Chatbot_Entry_Fragment
  | Teaser_Condition_Entry_Fragment
  | Teaser_Contact_Entry_Fragment
  | Teaser_EducationEvent_Entry_Fragment
  | Teaser_GlossaryTerm_Entry_Fragment
  | Teaser_GuidelineArchive_Entry_Fragment
  | Teaser_GuidelineChapter_Entry_Fragment
  | Teaser_GuidelineSummary_Entry_Fragment
  | Teaser_GuidelineTranslation_Entry_Fragment
  | Teaser_Guideline_Entry_Fragment
  | Teaser_Home_Entry_Fragment
  | Teaser_Link_Entry_Fragment
  | Teaser_MediaBlock_Entry_Fragment
  | Teaser_ModuleChapter_Entry_Fragment
  | Teaser_ModuleItem_Entry_Fragment
  | Teaser_Module_Entry_Fragment
  | Teaser_News_Entry_Fragment
  | Teaser_Office_Entry_Fragment
  | Teaser_OptionGrid_Entry_Fragment
  | Teaser_Outcome_Entry_Fragment
  | Teaser_Page_Entry_Fragment
  | Teaser_PanelMember_Entry_Fragment
  | Teaser_Person_Entry_Fragment
  | Teaser_PressRelease_Entry_Fragment
  | Teaser_ProgrammeItem_Entry_Fragment
  | Teaser_Publication_Entry_Fragment
  | Teaser_QuestionsBlock_Entry_Fragment
  | Teaser_Recommendation_Entry_Fragment
  | Teaser_Redirect_Entry_Fragment
  | Teaser_Section_Entry_Fragment
  | Teaser_Situation_Entry_Fragment
  | Teaser_Source_Entry_Fragment
  | Teaser_Story_Entry_Fragment
  | Teaser_SummaryOfChanges_Entry_Fragment
  | Teaser_Tag_Entry_Fragment
  | Teaser_TextBlock_Entry_Fragment
  | Teaser_Topic_Entry_Fragment
  | Teaser_Treatment_Entry_Fragment
  | Teaser_Undergraduate_Entry_Fragment
  | Teaser_Update_Entry_Fragment
;

type Block_Answer_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_CareCard_Entry_Fragment = { urgency: string | null, heading: string | null, body: string | null, phone: string | null, id: string | null, typeHandle: string };

type Block_Chatbot_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Condition_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Contact_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_EducationEvent_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_GlossaryTerm_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_GuidelineArchive_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_GuidelineChapter_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_GuidelineSummary_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_GuidelineTranslation_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Guideline_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Home_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Link_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_MediaBlock_Entry_Fragment = { videoUrl: string | null, transcript: string | null, caption: string | null, id: string | null, typeHandle: string, image: Array<PictureFragment | null> | null };

type Block_ModuleChapter_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_ModuleItem_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Module_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_News_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Office_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_OptionGrid_Entry_Fragment = (
  { id: string | null, typeHandle: string }
  & OptionGridFragment
);

type Block_Outcome_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Page_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_PanelMember_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Person_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_PressRelease_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_ProgrammeItem_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Publication_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_QuestionsBlock_Entry_Fragment = { questions: Array<string | null> | null, id: string | null, typeHandle: string };

type Block_Recommendation_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Redirect_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Section_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Situation_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Source_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Story_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_SummaryOfChanges_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Tag_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_TextBlock_Entry_Fragment = { heading: string | null, body: string | null, anchor: string | null, id: string | null, typeHandle: string, evidence: Array<
    | Source_Answer_Entry_Fragment
    | Source_CareCard_Entry_Fragment
    | Source_Chatbot_Entry_Fragment
    | Source_Condition_Entry_Fragment
    | Source_Contact_Entry_Fragment
    | Source_EducationEvent_Entry_Fragment
    | Source_GlossaryTerm_Entry_Fragment
    | Source_GuidelineArchive_Entry_Fragment
    | Source_GuidelineChapter_Entry_Fragment
    | Source_GuidelineSummary_Entry_Fragment
    | Source_GuidelineTranslation_Entry_Fragment
    | Source_Guideline_Entry_Fragment
    | Source_Home_Entry_Fragment
    | Source_Link_Entry_Fragment
    | Source_MediaBlock_Entry_Fragment
    | Source_ModuleChapter_Entry_Fragment
    | Source_ModuleItem_Entry_Fragment
    | Source_Module_Entry_Fragment
    | Source_News_Entry_Fragment
    | Source_Office_Entry_Fragment
    | Source_OptionGrid_Entry_Fragment
    | Source_Outcome_Entry_Fragment
    | Source_Page_Entry_Fragment
    | Source_PanelMember_Entry_Fragment
    | Source_Person_Entry_Fragment
    | Source_PressRelease_Entry_Fragment
    | Source_ProgrammeItem_Entry_Fragment
    | Source_Publication_Entry_Fragment
    | Source_QuestionsBlock_Entry_Fragment
    | Source_Recommendation_Entry_Fragment
    | Source_Redirect_Entry_Fragment
    | Source_Section_Entry_Fragment
    | Source_Situation_Entry_Fragment
    | Source_Source_Entry_Fragment
    | Source_Story_Entry_Fragment
    | Source_SummaryOfChanges_Entry_Fragment
    | Source_Tag_Entry_Fragment
    | Source_TextBlock_Entry_Fragment
    | Source_Topic_Entry_Fragment
    | Source_Treatment_Entry_Fragment
    | Source_Undergraduate_Entry_Fragment
    | Source_Update_Entry_Fragment
   | null> | null };

type Block_Topic_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Treatment_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Undergraduate_Entry_Fragment = { id: string | null, typeHandle: string };

type Block_Update_Entry_Fragment = { id: string | null, typeHandle: string };

export type BlockFragment =
  | Block_Answer_Entry_Fragment
  | Block_CareCard_Entry_Fragment
  | Block_Chatbot_Entry_Fragment
  | Block_Condition_Entry_Fragment
  | Block_Contact_Entry_Fragment
  | Block_EducationEvent_Entry_Fragment
  | Block_GlossaryTerm_Entry_Fragment
  | Block_GuidelineArchive_Entry_Fragment
  | Block_GuidelineChapter_Entry_Fragment
  | Block_GuidelineSummary_Entry_Fragment
  | Block_GuidelineTranslation_Entry_Fragment
  | Block_Guideline_Entry_Fragment
  | Block_Home_Entry_Fragment
  | Block_Link_Entry_Fragment
  | Block_MediaBlock_Entry_Fragment
  | Block_ModuleChapter_Entry_Fragment
  | Block_ModuleItem_Entry_Fragment
  | Block_Module_Entry_Fragment
  | Block_News_Entry_Fragment
  | Block_Office_Entry_Fragment
  | Block_OptionGrid_Entry_Fragment
  | Block_Outcome_Entry_Fragment
  | Block_Page_Entry_Fragment
  | Block_PanelMember_Entry_Fragment
  | Block_Person_Entry_Fragment
  | Block_PressRelease_Entry_Fragment
  | Block_ProgrammeItem_Entry_Fragment
  | Block_Publication_Entry_Fragment
  | Block_QuestionsBlock_Entry_Fragment
  | Block_Recommendation_Entry_Fragment
  | Block_Redirect_Entry_Fragment
  | Block_Section_Entry_Fragment
  | Block_Situation_Entry_Fragment
  | Block_Source_Entry_Fragment
  | Block_Story_Entry_Fragment
  | Block_SummaryOfChanges_Entry_Fragment
  | Block_Tag_Entry_Fragment
  | Block_TextBlock_Entry_Fragment
  | Block_Topic_Entry_Fragment
  | Block_Treatment_Entry_Fragment
  | Block_Undergraduate_Entry_Fragment
  | Block_Update_Entry_Fragment
;

export type OptionGridFragment = { id: string | null, options: Array<
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
    | { id: string | null, title: string | null, uri: string | null }
   | null> | null, outcomes: Array<
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { label: string | null, outOf: number | null, affected: number | null, timeframe: string | null, id: string | null, option: Array<
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
        | { id: string | null }
       | null> | null, source: Array<
        | Source_Answer_Entry_Fragment
        | Source_CareCard_Entry_Fragment
        | Source_Chatbot_Entry_Fragment
        | Source_Condition_Entry_Fragment
        | Source_Contact_Entry_Fragment
        | Source_EducationEvent_Entry_Fragment
        | Source_GlossaryTerm_Entry_Fragment
        | Source_GuidelineArchive_Entry_Fragment
        | Source_GuidelineChapter_Entry_Fragment
        | Source_GuidelineSummary_Entry_Fragment
        | Source_GuidelineTranslation_Entry_Fragment
        | Source_Guideline_Entry_Fragment
        | Source_Home_Entry_Fragment
        | Source_Link_Entry_Fragment
        | Source_MediaBlock_Entry_Fragment
        | Source_ModuleChapter_Entry_Fragment
        | Source_ModuleItem_Entry_Fragment
        | Source_Module_Entry_Fragment
        | Source_News_Entry_Fragment
        | Source_Office_Entry_Fragment
        | Source_OptionGrid_Entry_Fragment
        | Source_Outcome_Entry_Fragment
        | Source_Page_Entry_Fragment
        | Source_PanelMember_Entry_Fragment
        | Source_Person_Entry_Fragment
        | Source_PressRelease_Entry_Fragment
        | Source_ProgrammeItem_Entry_Fragment
        | Source_Publication_Entry_Fragment
        | Source_QuestionsBlock_Entry_Fragment
        | Source_Recommendation_Entry_Fragment
        | Source_Redirect_Entry_Fragment
        | Source_Section_Entry_Fragment
        | Source_Situation_Entry_Fragment
        | Source_Source_Entry_Fragment
        | Source_Story_Entry_Fragment
        | Source_SummaryOfChanges_Entry_Fragment
        | Source_Tag_Entry_Fragment
        | Source_TextBlock_Entry_Fragment
        | Source_Topic_Entry_Fragment
        | Source_Treatment_Entry_Fragment
        | Source_Undergraduate_Entry_Fragment
        | Source_Update_Entry_Fragment
       | null> | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
    | { id: string | null }
   | null> | null };

export type HomePageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
  sites?: Array<string | null | undefined> | string | null | undefined;
  preferSites?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type HomePageQuery = { entry:
    | (
      { heroTitle: string | null, heroText: string | null, selected: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, links: Array<
        | Link_Answer_Entry_Fragment
        | Link_CareCard_Entry_Fragment
        | Link_Chatbot_Entry_Fragment
        | Link_Condition_Entry_Fragment
        | Link_Contact_Entry_Fragment
        | Link_EducationEvent_Entry_Fragment
        | Link_GlossaryTerm_Entry_Fragment
        | Link_GuidelineArchive_Entry_Fragment
        | Link_GuidelineChapter_Entry_Fragment
        | Link_GuidelineSummary_Entry_Fragment
        | Link_GuidelineTranslation_Entry_Fragment
        | Link_Guideline_Entry_Fragment
        | Link_Home_Entry_Fragment
        | Link_Link_Entry_Fragment
        | Link_MediaBlock_Entry_Fragment
        | Link_ModuleChapter_Entry_Fragment
        | Link_ModuleItem_Entry_Fragment
        | Link_Module_Entry_Fragment
        | Link_News_Entry_Fragment
        | Link_Office_Entry_Fragment
        | Link_OptionGrid_Entry_Fragment
        | Link_Outcome_Entry_Fragment
        | Link_Page_Entry_Fragment
        | Link_PanelMember_Entry_Fragment
        | Link_Person_Entry_Fragment
        | Link_PressRelease_Entry_Fragment
        | Link_ProgrammeItem_Entry_Fragment
        | Link_Publication_Entry_Fragment
        | Link_QuestionsBlock_Entry_Fragment
        | Link_Recommendation_Entry_Fragment
        | Link_Redirect_Entry_Fragment
        | Link_Section_Entry_Fragment
        | Link_Situation_Entry_Fragment
        | Link_Source_Entry_Fragment
        | Link_Story_Entry_Fragment
        | Link_SummaryOfChanges_Entry_Fragment
        | Link_Tag_Entry_Fragment
        | Link_TextBlock_Entry_Fragment
        | Link_Topic_Entry_Fragment
        | Link_Treatment_Entry_Fragment
        | Link_Undergraduate_Entry_Fragment
        | Link_Update_Entry_Fragment
       | null> | null, stories: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | (
          { quote: string | null, condition: Array<
            | Teaser_Answer_Entry_Fragment
            | Teaser_CareCard_Entry_Fragment
            | Teaser_Chatbot_Entry_Fragment
            | Teaser_Condition_Entry_Fragment
            | Teaser_Contact_Entry_Fragment
            | Teaser_EducationEvent_Entry_Fragment
            | Teaser_GlossaryTerm_Entry_Fragment
            | Teaser_GuidelineArchive_Entry_Fragment
            | Teaser_GuidelineChapter_Entry_Fragment
            | Teaser_GuidelineSummary_Entry_Fragment
            | Teaser_GuidelineTranslation_Entry_Fragment
            | Teaser_Guideline_Entry_Fragment
            | Teaser_Home_Entry_Fragment
            | Teaser_Link_Entry_Fragment
            | Teaser_MediaBlock_Entry_Fragment
            | Teaser_ModuleChapter_Entry_Fragment
            | Teaser_ModuleItem_Entry_Fragment
            | Teaser_Module_Entry_Fragment
            | Teaser_News_Entry_Fragment
            | Teaser_Office_Entry_Fragment
            | Teaser_OptionGrid_Entry_Fragment
            | Teaser_Outcome_Entry_Fragment
            | Teaser_Page_Entry_Fragment
            | Teaser_PanelMember_Entry_Fragment
            | Teaser_Person_Entry_Fragment
            | Teaser_PressRelease_Entry_Fragment
            | Teaser_ProgrammeItem_Entry_Fragment
            | Teaser_Publication_Entry_Fragment
            | Teaser_QuestionsBlock_Entry_Fragment
            | Teaser_Recommendation_Entry_Fragment
            | Teaser_Redirect_Entry_Fragment
            | Teaser_Section_Entry_Fragment
            | Teaser_Situation_Entry_Fragment
            | Teaser_Source_Entry_Fragment
            | Teaser_Story_Entry_Fragment
            | Teaser_SummaryOfChanges_Entry_Fragment
            | Teaser_Tag_Entry_Fragment
            | Teaser_TextBlock_Entry_Fragment
            | Teaser_Topic_Entry_Fragment
            | Teaser_Treatment_Entry_Fragment
            | Teaser_Undergraduate_Entry_Fragment
            | Teaser_Update_Entry_Fragment
           | null> | null, featuredimage: Array<PictureFragment | null> | null }
          & Teaser_Story_Entry_Fragment
        )
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, chatbot: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | (
          { suggestedQuestions: Array<string | null> | null }
          & Teaser_Chatbot_Entry_Fragment
        )
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null }
      & HomeArticleFragment
    )
    | Record<PropertyKey, never>
   | null, news: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null, conditionTitles: Array<
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
    | { title: string | null }
   | null> | null };

export type PageLookupQueryVariables = Exact<{
  uri?: Array<string | null | undefined> | string | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
  primarySite?: Array<string | null | undefined> | string | null | undefined;
}>;


export type PageLookupQuery = { own:
    | LookedUp_Answer_Entry_Fragment
    | LookedUp_CareCard_Entry_Fragment
    | LookedUp_Chatbot_Entry_Fragment
    | LookedUp_Condition_Entry_Fragment
    | LookedUp_Contact_Entry_Fragment
    | LookedUp_EducationEvent_Entry_Fragment
    | LookedUp_GlossaryTerm_Entry_Fragment
    | LookedUp_GuidelineArchive_Entry_Fragment
    | LookedUp_GuidelineChapter_Entry_Fragment
    | LookedUp_GuidelineSummary_Entry_Fragment
    | LookedUp_GuidelineTranslation_Entry_Fragment
    | LookedUp_Guideline_Entry_Fragment
    | LookedUp_Home_Entry_Fragment
    | LookedUp_Link_Entry_Fragment
    | LookedUp_MediaBlock_Entry_Fragment
    | LookedUp_ModuleChapter_Entry_Fragment
    | LookedUp_ModuleItem_Entry_Fragment
    | LookedUp_Module_Entry_Fragment
    | LookedUp_News_Entry_Fragment
    | LookedUp_Office_Entry_Fragment
    | LookedUp_OptionGrid_Entry_Fragment
    | LookedUp_Outcome_Entry_Fragment
    | LookedUp_Page_Entry_Fragment
    | LookedUp_PanelMember_Entry_Fragment
    | LookedUp_Person_Entry_Fragment
    | LookedUp_PressRelease_Entry_Fragment
    | LookedUp_ProgrammeItem_Entry_Fragment
    | LookedUp_Publication_Entry_Fragment
    | LookedUp_QuestionsBlock_Entry_Fragment
    | LookedUp_Recommendation_Entry_Fragment
    | LookedUp_Redirect_Entry_Fragment
    | LookedUp_Section_Entry_Fragment
    | LookedUp_Situation_Entry_Fragment
    | LookedUp_Source_Entry_Fragment
    | LookedUp_Story_Entry_Fragment
    | LookedUp_SummaryOfChanges_Entry_Fragment
    | LookedUp_Tag_Entry_Fragment
    | LookedUp_TextBlock_Entry_Fragment
    | LookedUp_Topic_Entry_Fragment
    | LookedUp_Treatment_Entry_Fragment
    | LookedUp_Undergraduate_Entry_Fragment
    | LookedUp_Update_Entry_Fragment
   | null, primary:
    | LookedUp_Answer_Entry_Fragment
    | LookedUp_CareCard_Entry_Fragment
    | LookedUp_Chatbot_Entry_Fragment
    | LookedUp_Condition_Entry_Fragment
    | LookedUp_Contact_Entry_Fragment
    | LookedUp_EducationEvent_Entry_Fragment
    | LookedUp_GlossaryTerm_Entry_Fragment
    | LookedUp_GuidelineArchive_Entry_Fragment
    | LookedUp_GuidelineChapter_Entry_Fragment
    | LookedUp_GuidelineSummary_Entry_Fragment
    | LookedUp_GuidelineTranslation_Entry_Fragment
    | LookedUp_Guideline_Entry_Fragment
    | LookedUp_Home_Entry_Fragment
    | LookedUp_Link_Entry_Fragment
    | LookedUp_MediaBlock_Entry_Fragment
    | LookedUp_ModuleChapter_Entry_Fragment
    | LookedUp_ModuleItem_Entry_Fragment
    | LookedUp_Module_Entry_Fragment
    | LookedUp_News_Entry_Fragment
    | LookedUp_Office_Entry_Fragment
    | LookedUp_OptionGrid_Entry_Fragment
    | LookedUp_Outcome_Entry_Fragment
    | LookedUp_Page_Entry_Fragment
    | LookedUp_PanelMember_Entry_Fragment
    | LookedUp_Person_Entry_Fragment
    | LookedUp_PressRelease_Entry_Fragment
    | LookedUp_ProgrammeItem_Entry_Fragment
    | LookedUp_Publication_Entry_Fragment
    | LookedUp_QuestionsBlock_Entry_Fragment
    | LookedUp_Recommendation_Entry_Fragment
    | LookedUp_Redirect_Entry_Fragment
    | LookedUp_Section_Entry_Fragment
    | LookedUp_Situation_Entry_Fragment
    | LookedUp_Source_Entry_Fragment
    | LookedUp_Story_Entry_Fragment
    | LookedUp_SummaryOfChanges_Entry_Fragment
    | LookedUp_Tag_Entry_Fragment
    | LookedUp_TextBlock_Entry_Fragment
    | LookedUp_Topic_Entry_Fragment
    | LookedUp_Treatment_Entry_Fragment
    | LookedUp_Undergraduate_Entry_Fragment
    | LookedUp_Update_Entry_Fragment
   | null };

type LookedUp_Answer_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_CareCard_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Chatbot_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Condition_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Contact_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_EducationEvent_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_GlossaryTerm_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_GuidelineArchive_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_GuidelineChapter_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_GuidelineSummary_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_GuidelineTranslation_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Guideline_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Home_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Link_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_MediaBlock_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_ModuleChapter_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_ModuleItem_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Module_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_News_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Office_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_OptionGrid_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Outcome_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Page_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_PanelMember_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Person_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_PressRelease_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_ProgrammeItem_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Publication_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_QuestionsBlock_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Recommendation_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Redirect_Entry_Fragment = { linkExternal: string | null, redirectType: string | null, id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, linkInternal: Array<
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
    | { uri: string | null, siteHandle: string | null, url: string | null }
   | null> | null, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Section_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Situation_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Source_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Story_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_SummaryOfChanges_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Tag_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_TextBlock_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Topic_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Treatment_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Undergraduate_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

type LookedUp_Update_Entry_Fragment = { id: string | null, uri: string | null, title: string | null, language: string | null, siteHandle: string | null, sectionHandle: string | null, typeHandle: string, localized: Array<
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
    | { uri: string | null, language: string | null, siteHandle: string | null, enabledForSite: boolean | null }
  > };

export type LookedUpFragment =
  | LookedUp_Answer_Entry_Fragment
  | LookedUp_CareCard_Entry_Fragment
  | LookedUp_Chatbot_Entry_Fragment
  | LookedUp_Condition_Entry_Fragment
  | LookedUp_Contact_Entry_Fragment
  | LookedUp_EducationEvent_Entry_Fragment
  | LookedUp_GlossaryTerm_Entry_Fragment
  | LookedUp_GuidelineArchive_Entry_Fragment
  | LookedUp_GuidelineChapter_Entry_Fragment
  | LookedUp_GuidelineSummary_Entry_Fragment
  | LookedUp_GuidelineTranslation_Entry_Fragment
  | LookedUp_Guideline_Entry_Fragment
  | LookedUp_Home_Entry_Fragment
  | LookedUp_Link_Entry_Fragment
  | LookedUp_MediaBlock_Entry_Fragment
  | LookedUp_ModuleChapter_Entry_Fragment
  | LookedUp_ModuleItem_Entry_Fragment
  | LookedUp_Module_Entry_Fragment
  | LookedUp_News_Entry_Fragment
  | LookedUp_Office_Entry_Fragment
  | LookedUp_OptionGrid_Entry_Fragment
  | LookedUp_Outcome_Entry_Fragment
  | LookedUp_Page_Entry_Fragment
  | LookedUp_PanelMember_Entry_Fragment
  | LookedUp_Person_Entry_Fragment
  | LookedUp_PressRelease_Entry_Fragment
  | LookedUp_ProgrammeItem_Entry_Fragment
  | LookedUp_Publication_Entry_Fragment
  | LookedUp_QuestionsBlock_Entry_Fragment
  | LookedUp_Recommendation_Entry_Fragment
  | LookedUp_Redirect_Entry_Fragment
  | LookedUp_Section_Entry_Fragment
  | LookedUp_Situation_Entry_Fragment
  | LookedUp_Source_Entry_Fragment
  | LookedUp_Story_Entry_Fragment
  | LookedUp_SummaryOfChanges_Entry_Fragment
  | LookedUp_Tag_Entry_Fragment
  | LookedUp_TextBlock_Entry_Fragment
  | LookedUp_Topic_Entry_Fragment
  | LookedUp_Treatment_Entry_Fragment
  | LookedUp_Undergraduate_Entry_Fragment
  | LookedUp_Update_Entry_Fragment
;

export type SlugLookupQueryVariables = Exact<{
  slug?: Array<string | null | undefined> | string | null | undefined;
  section?: Array<string | null | undefined> | string | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
  primarySite?: Array<string | null | undefined> | string | null | undefined;
}>;


export type SlugLookupQuery = { own:
    | LookedUp_Answer_Entry_Fragment
    | LookedUp_CareCard_Entry_Fragment
    | LookedUp_Chatbot_Entry_Fragment
    | LookedUp_Condition_Entry_Fragment
    | LookedUp_Contact_Entry_Fragment
    | LookedUp_EducationEvent_Entry_Fragment
    | LookedUp_GlossaryTerm_Entry_Fragment
    | LookedUp_GuidelineArchive_Entry_Fragment
    | LookedUp_GuidelineChapter_Entry_Fragment
    | LookedUp_GuidelineSummary_Entry_Fragment
    | LookedUp_GuidelineTranslation_Entry_Fragment
    | LookedUp_Guideline_Entry_Fragment
    | LookedUp_Home_Entry_Fragment
    | LookedUp_Link_Entry_Fragment
    | LookedUp_MediaBlock_Entry_Fragment
    | LookedUp_ModuleChapter_Entry_Fragment
    | LookedUp_ModuleItem_Entry_Fragment
    | LookedUp_Module_Entry_Fragment
    | LookedUp_News_Entry_Fragment
    | LookedUp_Office_Entry_Fragment
    | LookedUp_OptionGrid_Entry_Fragment
    | LookedUp_Outcome_Entry_Fragment
    | LookedUp_Page_Entry_Fragment
    | LookedUp_PanelMember_Entry_Fragment
    | LookedUp_Person_Entry_Fragment
    | LookedUp_PressRelease_Entry_Fragment
    | LookedUp_ProgrammeItem_Entry_Fragment
    | LookedUp_Publication_Entry_Fragment
    | LookedUp_QuestionsBlock_Entry_Fragment
    | LookedUp_Recommendation_Entry_Fragment
    | LookedUp_Redirect_Entry_Fragment
    | LookedUp_Section_Entry_Fragment
    | LookedUp_Situation_Entry_Fragment
    | LookedUp_Source_Entry_Fragment
    | LookedUp_Story_Entry_Fragment
    | LookedUp_SummaryOfChanges_Entry_Fragment
    | LookedUp_Tag_Entry_Fragment
    | LookedUp_TextBlock_Entry_Fragment
    | LookedUp_Topic_Entry_Fragment
    | LookedUp_Treatment_Entry_Fragment
    | LookedUp_Undergraduate_Entry_Fragment
    | LookedUp_Update_Entry_Fragment
   | null, primary:
    | LookedUp_Answer_Entry_Fragment
    | LookedUp_CareCard_Entry_Fragment
    | LookedUp_Chatbot_Entry_Fragment
    | LookedUp_Condition_Entry_Fragment
    | LookedUp_Contact_Entry_Fragment
    | LookedUp_EducationEvent_Entry_Fragment
    | LookedUp_GlossaryTerm_Entry_Fragment
    | LookedUp_GuidelineArchive_Entry_Fragment
    | LookedUp_GuidelineChapter_Entry_Fragment
    | LookedUp_GuidelineSummary_Entry_Fragment
    | LookedUp_GuidelineTranslation_Entry_Fragment
    | LookedUp_Guideline_Entry_Fragment
    | LookedUp_Home_Entry_Fragment
    | LookedUp_Link_Entry_Fragment
    | LookedUp_MediaBlock_Entry_Fragment
    | LookedUp_ModuleChapter_Entry_Fragment
    | LookedUp_ModuleItem_Entry_Fragment
    | LookedUp_Module_Entry_Fragment
    | LookedUp_News_Entry_Fragment
    | LookedUp_Office_Entry_Fragment
    | LookedUp_OptionGrid_Entry_Fragment
    | LookedUp_Outcome_Entry_Fragment
    | LookedUp_Page_Entry_Fragment
    | LookedUp_PanelMember_Entry_Fragment
    | LookedUp_Person_Entry_Fragment
    | LookedUp_PressRelease_Entry_Fragment
    | LookedUp_ProgrammeItem_Entry_Fragment
    | LookedUp_Publication_Entry_Fragment
    | LookedUp_QuestionsBlock_Entry_Fragment
    | LookedUp_Recommendation_Entry_Fragment
    | LookedUp_Redirect_Entry_Fragment
    | LookedUp_Section_Entry_Fragment
    | LookedUp_Situation_Entry_Fragment
    | LookedUp_Source_Entry_Fragment
    | LookedUp_Story_Entry_Fragment
    | LookedUp_SummaryOfChanges_Entry_Fragment
    | LookedUp_Tag_Entry_Fragment
    | LookedUp_TextBlock_Entry_Fragment
    | LookedUp_Topic_Entry_Fragment
    | LookedUp_Treatment_Entry_Fragment
    | LookedUp_Undergraduate_Entry_Fragment
    | LookedUp_Update_Entry_Fragment
   | null };

export type RedirectsQueryVariables = Exact<{
  siteId?: number | null | undefined;
  handle?: string | null | undefined;
}>;


export type RedirectsQuery = { redirects: Array<{ uri: string, to: string, type: string, handle: string | null, siteId: number | null }> | null };

export type SearchQueryVariables = Exact<{
  search?: string | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
  preferSites?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SearchQuery = { total: number, entries: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null };

export type SiteFrameQueryVariables = Exact<{
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type SiteFrameQuery = { navigation:
    | { selectedSearches: Array<string | null> | null, main: Array<
        | Link_Answer_Entry_Fragment
        | Link_CareCard_Entry_Fragment
        | Link_Chatbot_Entry_Fragment
        | Link_Condition_Entry_Fragment
        | Link_Contact_Entry_Fragment
        | Link_EducationEvent_Entry_Fragment
        | Link_GlossaryTerm_Entry_Fragment
        | Link_GuidelineArchive_Entry_Fragment
        | Link_GuidelineChapter_Entry_Fragment
        | Link_GuidelineSummary_Entry_Fragment
        | Link_GuidelineTranslation_Entry_Fragment
        | Link_Guideline_Entry_Fragment
        | Link_Home_Entry_Fragment
        | Link_Link_Entry_Fragment
        | Link_MediaBlock_Entry_Fragment
        | Link_ModuleChapter_Entry_Fragment
        | Link_ModuleItem_Entry_Fragment
        | Link_Module_Entry_Fragment
        | Link_News_Entry_Fragment
        | Link_Office_Entry_Fragment
        | Link_OptionGrid_Entry_Fragment
        | Link_Outcome_Entry_Fragment
        | Link_Page_Entry_Fragment
        | Link_PanelMember_Entry_Fragment
        | Link_Person_Entry_Fragment
        | Link_PressRelease_Entry_Fragment
        | Link_ProgrammeItem_Entry_Fragment
        | Link_Publication_Entry_Fragment
        | Link_QuestionsBlock_Entry_Fragment
        | Link_Recommendation_Entry_Fragment
        | Link_Redirect_Entry_Fragment
        | Link_Section_Entry_Fragment
        | Link_Situation_Entry_Fragment
        | Link_Source_Entry_Fragment
        | Link_Story_Entry_Fragment
        | Link_SummaryOfChanges_Entry_Fragment
        | Link_Tag_Entry_Fragment
        | Link_TextBlock_Entry_Fragment
        | Link_Topic_Entry_Fragment
        | Link_Treatment_Entry_Fragment
        | Link_Undergraduate_Entry_Fragment
        | Link_Update_Entry_Fragment
       | null> | null, footer: Array<
        | Link_Answer_Entry_Fragment
        | Link_CareCard_Entry_Fragment
        | Link_Chatbot_Entry_Fragment
        | Link_Condition_Entry_Fragment
        | Link_Contact_Entry_Fragment
        | Link_EducationEvent_Entry_Fragment
        | Link_GlossaryTerm_Entry_Fragment
        | Link_GuidelineArchive_Entry_Fragment
        | Link_GuidelineChapter_Entry_Fragment
        | Link_GuidelineSummary_Entry_Fragment
        | Link_GuidelineTranslation_Entry_Fragment
        | Link_Guideline_Entry_Fragment
        | Link_Home_Entry_Fragment
        | Link_Link_Entry_Fragment
        | Link_MediaBlock_Entry_Fragment
        | Link_ModuleChapter_Entry_Fragment
        | Link_ModuleItem_Entry_Fragment
        | Link_Module_Entry_Fragment
        | Link_News_Entry_Fragment
        | Link_Office_Entry_Fragment
        | Link_OptionGrid_Entry_Fragment
        | Link_Outcome_Entry_Fragment
        | Link_Page_Entry_Fragment
        | Link_PanelMember_Entry_Fragment
        | Link_Person_Entry_Fragment
        | Link_PressRelease_Entry_Fragment
        | Link_ProgrammeItem_Entry_Fragment
        | Link_Publication_Entry_Fragment
        | Link_QuestionsBlock_Entry_Fragment
        | Link_Recommendation_Entry_Fragment
        | Link_Redirect_Entry_Fragment
        | Link_Section_Entry_Fragment
        | Link_Situation_Entry_Fragment
        | Link_Source_Entry_Fragment
        | Link_Story_Entry_Fragment
        | Link_SummaryOfChanges_Entry_Fragment
        | Link_Tag_Entry_Fragment
        | Link_TextBlock_Entry_Fragment
        | Link_Topic_Entry_Fragment
        | Link_Treatment_Entry_Fragment
        | Link_Undergraduate_Entry_Fragment
        | Link_Update_Entry_Fragment
       | null> | null, socials: Array<
        | Link_Answer_Entry_Fragment
        | Link_CareCard_Entry_Fragment
        | Link_Chatbot_Entry_Fragment
        | Link_Condition_Entry_Fragment
        | Link_Contact_Entry_Fragment
        | Link_EducationEvent_Entry_Fragment
        | Link_GlossaryTerm_Entry_Fragment
        | Link_GuidelineArchive_Entry_Fragment
        | Link_GuidelineChapter_Entry_Fragment
        | Link_GuidelineSummary_Entry_Fragment
        | Link_GuidelineTranslation_Entry_Fragment
        | Link_Guideline_Entry_Fragment
        | Link_Home_Entry_Fragment
        | Link_Link_Entry_Fragment
        | Link_MediaBlock_Entry_Fragment
        | Link_ModuleChapter_Entry_Fragment
        | Link_ModuleItem_Entry_Fragment
        | Link_Module_Entry_Fragment
        | Link_News_Entry_Fragment
        | Link_Office_Entry_Fragment
        | Link_OptionGrid_Entry_Fragment
        | Link_Outcome_Entry_Fragment
        | Link_Page_Entry_Fragment
        | Link_PanelMember_Entry_Fragment
        | Link_Person_Entry_Fragment
        | Link_PressRelease_Entry_Fragment
        | Link_ProgrammeItem_Entry_Fragment
        | Link_Publication_Entry_Fragment
        | Link_QuestionsBlock_Entry_Fragment
        | Link_Recommendation_Entry_Fragment
        | Link_Redirect_Entry_Fragment
        | Link_Section_Entry_Fragment
        | Link_Situation_Entry_Fragment
        | Link_Source_Entry_Fragment
        | Link_Story_Entry_Fragment
        | Link_SummaryOfChanges_Entry_Fragment
        | Link_Tag_Entry_Fragment
        | Link_TextBlock_Entry_Fragment
        | Link_Topic_Entry_Fragment
        | Link_Treatment_Entry_Fragment
        | Link_Undergraduate_Entry_Fragment
        | Link_Update_Entry_Fragment
       | null> | null }
    | Record<PropertyKey, never>
   | null, alert:
    | { message: string | null, level: string | null, startsAt: string | null, endsAt: string | null, link: Array<
        | Link_Answer_Entry_Fragment
        | Link_CareCard_Entry_Fragment
        | Link_Chatbot_Entry_Fragment
        | Link_Condition_Entry_Fragment
        | Link_Contact_Entry_Fragment
        | Link_EducationEvent_Entry_Fragment
        | Link_GlossaryTerm_Entry_Fragment
        | Link_GuidelineArchive_Entry_Fragment
        | Link_GuidelineChapter_Entry_Fragment
        | Link_GuidelineSummary_Entry_Fragment
        | Link_GuidelineTranslation_Entry_Fragment
        | Link_Guideline_Entry_Fragment
        | Link_Home_Entry_Fragment
        | Link_Link_Entry_Fragment
        | Link_MediaBlock_Entry_Fragment
        | Link_ModuleChapter_Entry_Fragment
        | Link_ModuleItem_Entry_Fragment
        | Link_Module_Entry_Fragment
        | Link_News_Entry_Fragment
        | Link_Office_Entry_Fragment
        | Link_OptionGrid_Entry_Fragment
        | Link_Outcome_Entry_Fragment
        | Link_Page_Entry_Fragment
        | Link_PanelMember_Entry_Fragment
        | Link_Person_Entry_Fragment
        | Link_PressRelease_Entry_Fragment
        | Link_ProgrammeItem_Entry_Fragment
        | Link_Publication_Entry_Fragment
        | Link_QuestionsBlock_Entry_Fragment
        | Link_Recommendation_Entry_Fragment
        | Link_Redirect_Entry_Fragment
        | Link_Section_Entry_Fragment
        | Link_Situation_Entry_Fragment
        | Link_Source_Entry_Fragment
        | Link_Story_Entry_Fragment
        | Link_SummaryOfChanges_Entry_Fragment
        | Link_Tag_Entry_Fragment
        | Link_TextBlock_Entry_Fragment
        | Link_Topic_Entry_Fragment
        | Link_Treatment_Entry_Fragment
        | Link_Undergraduate_Entry_Fragment
        | Link_Update_Entry_Fragment
       | null> | null }
    | Record<PropertyKey, never>
   | null, logos:
    | { navigationLogo: Array<PictureFragment | null> | null, footerLogo: Array<PictureFragment | null> | null }
    | Record<PropertyKey, never>
   | null, glossary: Array<
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { definition: string | null, variants: Array<string | null> | null, id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
    | { id: string | null, title: string | null }
   | null> | null };

export type SiteGlobalsQueryVariables = Exact<{
  site?: Array<string | null | undefined> | string | null | undefined;
  language?: Array<string | null | undefined> | string | null | undefined;
  category?: Array<string | null | undefined> | string | null | undefined;
}>;


export type SiteGlobalsQuery = { theme:
    | { primaryColor: string | null, primaryColorDark: string | null, primaryColorLight: string | null, primaryTextColor: string | null, secondaryColor: string | null, secondaryColorDark: string | null, secondaryColorLight: string | null, secondaryTextColor: string | null }
    | Record<PropertyKey, never>
   | null, assets:
    | { siteName: string | null, favicon: Array<{ url: string | null, url64: string | null, url180: string | null, url192: string | null, url512: string | null } | null> | null, footerLogo: Array<{ url: string | null } | null> | null, navigationLogo: Array<{ url: string | null } | null> | null }
    | Record<PropertyKey, never>
   | null, sites: Array<{ id: number, handle: string, enabled: boolean, language: string, primary: boolean }> | null, strings: Array<{ key: string | null, message: string | null, language: string | null, category: string | null } | null> | null };

export type TreatmentPageQueryVariables = Exact<{
  id?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
  site?: Array<string | null | undefined> | string | null | undefined;
}>;


export type TreatmentPageQuery = { entry:
    | (
      { conditions: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, situations: Array<
        | Teaser_Answer_Entry_Fragment
        | Teaser_CareCard_Entry_Fragment
        | Teaser_Chatbot_Entry_Fragment
        | Teaser_Condition_Entry_Fragment
        | Teaser_Contact_Entry_Fragment
        | Teaser_EducationEvent_Entry_Fragment
        | Teaser_GlossaryTerm_Entry_Fragment
        | Teaser_GuidelineArchive_Entry_Fragment
        | Teaser_GuidelineChapter_Entry_Fragment
        | Teaser_GuidelineSummary_Entry_Fragment
        | Teaser_GuidelineTranslation_Entry_Fragment
        | Teaser_Guideline_Entry_Fragment
        | Teaser_Home_Entry_Fragment
        | Teaser_Link_Entry_Fragment
        | Teaser_MediaBlock_Entry_Fragment
        | Teaser_ModuleChapter_Entry_Fragment
        | Teaser_ModuleItem_Entry_Fragment
        | Teaser_Module_Entry_Fragment
        | Teaser_News_Entry_Fragment
        | Teaser_Office_Entry_Fragment
        | Teaser_OptionGrid_Entry_Fragment
        | Teaser_Outcome_Entry_Fragment
        | Teaser_Page_Entry_Fragment
        | Teaser_PanelMember_Entry_Fragment
        | Teaser_Person_Entry_Fragment
        | Teaser_PressRelease_Entry_Fragment
        | Teaser_ProgrammeItem_Entry_Fragment
        | Teaser_Publication_Entry_Fragment
        | Teaser_QuestionsBlock_Entry_Fragment
        | Teaser_Recommendation_Entry_Fragment
        | Teaser_Redirect_Entry_Fragment
        | Teaser_Section_Entry_Fragment
        | Teaser_Situation_Entry_Fragment
        | Teaser_Source_Entry_Fragment
        | Teaser_Story_Entry_Fragment
        | Teaser_SummaryOfChanges_Entry_Fragment
        | Teaser_Tag_Entry_Fragment
        | Teaser_TextBlock_Entry_Fragment
        | Teaser_Topic_Entry_Fragment
        | Teaser_Treatment_Entry_Fragment
        | Teaser_Undergraduate_Entry_Fragment
        | Teaser_Update_Entry_Fragment
       | null> | null, optionGrid: Array<
        | OptionGridFragment
        | Record<PropertyKey, never>
       | null> | null }
      & TreatmentArticleFragment
    )
    | Record<PropertyKey, never>
   | null };

export type TreatmentIndexQueryVariables = Exact<{
  site?: Array<string | null | undefined> | string | null | undefined;
  preferSites?: Array<string | number | boolean | null | undefined> | string | number | boolean | null | undefined;
}>;


export type TreatmentIndexQuery = { entries: Array<
    | Teaser_Answer_Entry_Fragment
    | Teaser_CareCard_Entry_Fragment
    | Teaser_Chatbot_Entry_Fragment
    | Teaser_Condition_Entry_Fragment
    | Teaser_Contact_Entry_Fragment
    | Teaser_EducationEvent_Entry_Fragment
    | Teaser_GlossaryTerm_Entry_Fragment
    | Teaser_GuidelineArchive_Entry_Fragment
    | Teaser_GuidelineChapter_Entry_Fragment
    | Teaser_GuidelineSummary_Entry_Fragment
    | Teaser_GuidelineTranslation_Entry_Fragment
    | Teaser_Guideline_Entry_Fragment
    | Teaser_Home_Entry_Fragment
    | Teaser_Link_Entry_Fragment
    | Teaser_MediaBlock_Entry_Fragment
    | Teaser_ModuleChapter_Entry_Fragment
    | Teaser_ModuleItem_Entry_Fragment
    | Teaser_Module_Entry_Fragment
    | Teaser_News_Entry_Fragment
    | Teaser_Office_Entry_Fragment
    | Teaser_OptionGrid_Entry_Fragment
    | Teaser_Outcome_Entry_Fragment
    | Teaser_Page_Entry_Fragment
    | Teaser_PanelMember_Entry_Fragment
    | Teaser_Person_Entry_Fragment
    | Teaser_PressRelease_Entry_Fragment
    | Teaser_ProgrammeItem_Entry_Fragment
    | Teaser_Publication_Entry_Fragment
    | Teaser_QuestionsBlock_Entry_Fragment
    | Teaser_Recommendation_Entry_Fragment
    | Teaser_Redirect_Entry_Fragment
    | Teaser_Section_Entry_Fragment
    | Teaser_Situation_Entry_Fragment
    | Teaser_Source_Entry_Fragment
    | Teaser_Story_Entry_Fragment
    | Teaser_SummaryOfChanges_Entry_Fragment
    | Teaser_Tag_Entry_Fragment
    | Teaser_TextBlock_Entry_Fragment
    | Teaser_Topic_Entry_Fragment
    | Teaser_Treatment_Entry_Fragment
    | Teaser_Undergraduate_Entry_Fragment
    | Teaser_Update_Entry_Fragment
   | null> | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const PictureFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const SourceFragmentDoc = new TypedDocumentString(`
    fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
    `, {"fragmentName":"Source"}) as unknown as TypedDocumentString<SourceFragment, unknown>;
export const OptionGridFragmentDoc = new TypedDocumentString(`
    fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
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
    fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}`, {"fragmentName":"OptionGrid"}) as unknown as TypedDocumentString<OptionGridFragment, unknown>;
export const BlockFragmentDoc = new TypedDocumentString(`
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"Block"}) as unknown as TypedDocumentString<BlockFragment, unknown>;
export const TeaserFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"Teaser"}) as unknown as TypedDocumentString<TeaserFragment, unknown>;
export const PersonFragmentDoc = new TypedDocumentString(`
    fragment Person on EntryInterface {
  id
  title
}
    `, {"fragmentName":"Person"}) as unknown as TypedDocumentString<PersonFragment, unknown>;
export const HomeArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"HomeArticle"}) as unknown as TypedDocumentString<HomeArticleFragment, unknown>;
export const PageArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"PageArticle"}) as unknown as TypedDocumentString<PageArticleFragment, unknown>;
export const ContactArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"ContactArticle"}) as unknown as TypedDocumentString<ContactArticleFragment, unknown>;
export const ConditionArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"ConditionArticle"}) as unknown as TypedDocumentString<ConditionArticleFragment, unknown>;
export const SituationArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"SituationArticle"}) as unknown as TypedDocumentString<SituationArticleFragment, unknown>;
export const TreatmentArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"TreatmentArticle"}) as unknown as TypedDocumentString<TreatmentArticleFragment, unknown>;
export const GuidelineArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"GuidelineArticle"}) as unknown as TypedDocumentString<GuidelineArticleFragment, unknown>;
export const GuidelineArchiveArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"GuidelineArchiveArticle"}) as unknown as TypedDocumentString<GuidelineArchiveArticleFragment, unknown>;
export const StoryArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"StoryArticle"}) as unknown as TypedDocumentString<StoryArticleFragment, unknown>;
export const NewsArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"NewsArticle"}) as unknown as TypedDocumentString<NewsArticleFragment, unknown>;
export const UpdateArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"UpdateArticle"}) as unknown as TypedDocumentString<UpdateArticleFragment, unknown>;
export const PressReleaseArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"PressReleaseArticle"}) as unknown as TypedDocumentString<PressReleaseArticleFragment, unknown>;
export const EducationEventArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"EducationEventArticle"}) as unknown as TypedDocumentString<EducationEventArticleFragment, unknown>;
export const OfficeArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"OfficeArticle"}) as unknown as TypedDocumentString<OfficeArticleFragment, unknown>;
export const SectionArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"SectionArticle"}) as unknown as TypedDocumentString<SectionArticleFragment, unknown>;
export const TopicArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"TopicArticle"}) as unknown as TypedDocumentString<TopicArticleFragment, unknown>;
export const TagArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"TagArticle"}) as unknown as TypedDocumentString<TagArticleFragment, unknown>;
export const UndergraduateArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"UndergraduateArticle"}) as unknown as TypedDocumentString<UndergraduateArticleFragment, unknown>;
export const ModuleArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"ModuleArticle"}) as unknown as TypedDocumentString<ModuleArticleFragment, unknown>;
export const ChatbotArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"ChatbotArticle"}) as unknown as TypedDocumentString<ChatbotArticleFragment, unknown>;
export const GuidelineChapterArticleFragmentDoc = new TypedDocumentString(`
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`, {"fragmentName":"GuidelineChapterArticle"}) as unknown as TypedDocumentString<GuidelineChapterArticleFragment, unknown>;
export const EventFactsFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"EventFacts"}) as unknown as TypedDocumentString<EventFactsFragment, unknown>;
export const EventRowFragmentDoc = new TypedDocumentString(`
    fragment EventRow on EntryInterface {
  ...Teaser
  ...EventFacts
}
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
}`, {"fragmentName":"EventRow"}) as unknown as TypedDocumentString<EventRowFragment, unknown>;
export const ProgrammeItemFragmentDoc = new TypedDocumentString(`
    fragment ProgrammeItem on EntryInterface {
  title
  ... on programmeItem_Entry {
    startsAt
    text
  }
}
    `, {"fragmentName":"ProgrammeItem"}) as unknown as TypedDocumentString<ProgrammeItemFragment, unknown>;
export const LinkFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"Link"}) as unknown as TypedDocumentString<LinkFragment, unknown>;
export const LookedUpFragmentDoc = new TypedDocumentString(`
    fragment LookedUp on EntryInterface {
  id
  uri
  title
  language
  siteHandle
  sectionHandle
  typeHandle
  localized {
    uri
    language
    siteHandle
    enabledForSite
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
}
    `, {"fragmentName":"LookedUp"}) as unknown as TypedDocumentString<LookedUpFragment, unknown>;
export const ArticlePageDocument = new TypedDocumentString(`
    query ArticlePage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    typeHandle
    ...PageArticle
    ...GuidelineArticle
    ...GuidelineArchiveArticle
    ...GuidelineChapterArticle
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<ArticlePageQuery, ArticlePageQueryVariables>;
export const ConditionPageDocument = new TypedDocumentString(`
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
    }
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<ConditionPageQuery, ConditionPageQueryVariables>;
export const SituationPageDocument = new TypedDocumentString(`
    query SituationPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...SituationArticle
    ... on situation_Entry {
      condition {
        ...Teaser
      }
      treatments {
        ...Teaser
      }
    }
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<SituationPageQuery, SituationPageQueryVariables>;
export const ConditionIndexDocument = new TypedDocumentString(`
    query ConditionIndex($site: [String], $preferSites: [QueryArgument]) {
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
}`) as unknown as TypedDocumentString<ConditionIndexQuery, ConditionIndexQueryVariables>;
export const ContactPageDocument = new TypedDocumentString(`
    query ContactPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...ContactArticle
    ... on contact_Entry {
      subjects
    }
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<ContactPageQuery, ContactPageQueryVariables>;
export const EventPageDocument = new TypedDocumentString(`
    query EventPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...EducationEventArticle
    ...EventFacts
    ... on educationEvent_Entry {
      registrationUrl
      programme {
        ...ProgrammeItem
      }
    }
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment ProgrammeItem on EntryInterface {
  title
  ... on programmeItem_Entry {
    startsAt
    text
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<EventPageQuery, EventPageQueryVariables>;
export const EventListDocument = new TypedDocumentString(`
    query EventList($kind: [String], $site: [String], $preferSites: [QueryArgument], $coming: [String], $past: [String], $startsAt: [String], $limit: Int, $offset: Int, $withComing: Boolean!) {
  coming: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $coming
    orderBy: "startsAt ASC"
    limit: 100
  ) @include(if: $withComing) {
    ...EventRow
  }
  past: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $past
    startsAt: $startsAt
    orderBy: "startsAt DESC"
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
    endsAt: $past
  )
  pastDates: entries(
    section: ["events"]
    kind: $kind
    site: $site
    preferSites: $preferSites
    unique: true
    endsAt: $past
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
    fragment EventRow on EntryInterface {
  ...Teaser
  ...EventFacts
}
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
}`) as unknown as TypedDocumentString<EventListQuery, EventListQueryVariables>;
export const EventCalendarDocument = new TypedDocumentString(`
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
    fragment EventRow on EntryInterface {
  ...Teaser
  ...EventFacts
}
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
fragment ProgrammeItem on EntryInterface {
  title
  ... on programmeItem_Entry {
    startsAt
    text
  }
}
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
}`) as unknown as TypedDocumentString<EventCalendarQuery, EventCalendarQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage($id: [QueryArgument], $site: [String], $sites: [String], $preferSites: [QueryArgument]) {
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
  news: entries(
    section: ["news"]
    site: $sites
    preferSites: $preferSites
    unique: true
    orderBy: "postDate DESC"
    limit: 3
  ) {
    ...Teaser
  }
  conditionTitles: entries(
    section: ["conditions"]
    site: $sites
    preferSites: $preferSites
    unique: true
    limit: 1000
  ) {
    title
  }
}
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const PageLookupDocument = new TypedDocumentString(`
    query PageLookup($uri: [String], $site: [String], $primarySite: [String]) {
  own: entry(uri: $uri, site: $site) {
    ...LookedUp
  }
  primary: entry(uri: $uri, site: $primarySite) {
    ...LookedUp
  }
}
    fragment LookedUp on EntryInterface {
  id
  uri
  title
  language
  siteHandle
  sectionHandle
  typeHandle
  localized {
    uri
    language
    siteHandle
    enabledForSite
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
}`) as unknown as TypedDocumentString<PageLookupQuery, PageLookupQueryVariables>;
export const SlugLookupDocument = new TypedDocumentString(`
    query SlugLookup($slug: [String], $section: [String], $site: [String], $primarySite: [String]) {
  own: entry(slug: $slug, section: $section, site: $site) {
    ...LookedUp
  }
  primary: entry(slug: $slug, section: $section, site: $primarySite) {
    ...LookedUp
  }
}
    fragment LookedUp on EntryInterface {
  id
  uri
  title
  language
  siteHandle
  sectionHandle
  typeHandle
  localized {
    uri
    language
    siteHandle
    enabledForSite
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
}`) as unknown as TypedDocumentString<SlugLookupQuery, SlugLookupQueryVariables>;
export const RedirectsDocument = new TypedDocumentString(`
    query Redirects($siteId: Int, $handle: String) {
  redirects(siteId: $siteId, handle: $handle) {
    uri
    to
    type
    handle
    siteId
  }
}
    `) as unknown as TypedDocumentString<RedirectsQuery, RedirectsQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($search: String, $site: [String], $preferSites: [QueryArgument], $limit: Int, $offset: Int) {
  entries(
    search: $search
    site: $site
    preferSites: $preferSites
    unique: true
    limit: $limit
    offset: $offset
  ) {
    ...Teaser
  }
  total: entryCount(
    search: $search
    site: $site
    preferSites: $preferSites
    unique: true
  )
}
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
}`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const SiteFrameDocument = new TypedDocumentString(`
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
    }
  }
  alert: globalSet(handle: ["siteAlert"], site: $site) {
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
}`) as unknown as TypedDocumentString<SiteFrameQuery, SiteFrameQueryVariables>;
export const SiteGlobalsDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<SiteGlobalsQuery, SiteGlobalsQueryVariables>;
export const TreatmentPageDocument = new TypedDocumentString(`
    query TreatmentPage($id: [QueryArgument], $site: [String]) {
  entry(id: $id, site: $site) {
    ...TreatmentArticle
    ... on treatment_Entry {
      conditions {
        ...Teaser
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
  seo {
    title
    description
    advanced {
      robots
      canonical
    }
  }
  keyPoints
  featuredimage {
    ...Picture
  }
  blocks {
    ...Block
  }
  relatedContent {
    ...Teaser
  }
  sources {
    ...Source
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
    title
    uri
    siteHandle
    language
  }
  localized {
    uri
    language
    siteHandle
    enabledForSite
  }
}
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
fragment Source on EntryInterface {
  id
  ... on source_Entry {
    citation
    doi
    year
    href
  }
}
fragment Person on EntryInterface {
  id
  title
}
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
}
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
  }
  ... on questionsBlock_Entry {
    questions
  }
  ...OptionGrid
}
fragment OptionGrid on optionGrid_Entry {
  id
  options {
    id
    title
    uri
  }
  outcomes {
    id
    ... on outcome_Entry {
      label
      outOf
      affected
      timeframe
      option {
        id
      }
      source {
        ...Source
      }
    }
  }
}`) as unknown as TypedDocumentString<TreatmentPageQuery, TreatmentPageQueryVariables>;
export const TreatmentIndexDocument = new TypedDocumentString(`
    query TreatmentIndex($site: [String], $preferSites: [QueryArgument]) {
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
}`) as unknown as TypedDocumentString<TreatmentIndexQuery, TreatmentIndexQueryVariables>;