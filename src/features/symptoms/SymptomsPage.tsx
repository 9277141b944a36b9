import { type ReactNode, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { bodyAreaNames } from '#blocks/body-area-names.ts'
import type { BodyArea } from '#blocks/body-area.ts'
import { listFormat } from '#i18n/list-format.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import formStyles from '#ui/Form.module.css'
import { PageHead } from '#ui/PageHead.tsx'
import { type PostedSymptoms, type SymptomForm, symptomsPath } from './symptom-form.ts'
import { SymptomAnswerView } from './SymptomAnswerView.tsx'
import { symptomsTitle } from './symptoms-title.ts'
import styles from './SymptomsPage.module.css'

/** The id of the heading above the symptoms, to which the error summary and the link back to the form lead. */
const formId = 'symptoms'

type Props = {
  form: SymptomForm
  /** The form that the reader has posted; undefined if there is none. */
  posted: PostedSymptoms | undefined
  /** Renders the drawings of the body below `head`, with a link to the symptoms of each part. */
  renderDrawings: (props: { headingId: string; head: ReactNode }) => ReactNode
}

/**
 * Renders the form in which readers choose their symptoms, below the answer to a posted form. It works without JavaScript.
 */
export function SymptomsPage({ form, posted, renderDrawings }: Props) {
  const { i18n } = useLingui()
  // The state preserves a posted form, because only the route context of the first load contains it.
  const [sent] = useState(posted)
  return (
    <>
      <PageHead
        title={i18n._(symptomsTitle)}
        intro={
          <Trans comment="Under the title “Find the page for your symptom”">
            Choose what you notice. Then you see how soon you need help, and which of our pages fit.
          </Trans>
        }
      />
      {sent?.answer && <SymptomAnswerView answer={sent.answer} formId={formId} />}
      {!sent && (
        <div className="band tinted">
          <div className="wrap">
            {renderDrawings({ headingId: 'symptoms-body', head: <DrawingsHead id="symptoms-body" /> })}
          </div>
        </div>
      )}
      <div className={`wrap ${styles.page}`}>
        {sent && !sent.answer && (
          <ErrorSummary
            problems={[
              {
                field: formId,
                words: (
                  <Trans comment="Error, when a reader has chosen no symptom in a form">
                    Choose at least one thing that you notice.
                  </Trans>
                ),
              },
            ]}
          />
        )}
        <Fields form={form} chosen={sent?.chosen ?? []} />
      </div>
    </>
  )
}

const DrawingsHead = ({ id }: { id: string }) => (
  <div className="section-head">
    <h2 id={id}>
      <Trans comment="Heading above a drawing of the body">Where in the body is it?</Trans>
    </h2>
    <p>
      <Trans comment="Under the heading “Where in the body is it?”, above a drawing of the body and a list of its parts">
        A number or a name leads to what you may notice there. Or read through all of it, further down.
      </Trans>
    </p>
  </div>
)

function Fields({ form: { who, facts, sections }, chosen }: { form: SymptomForm; chosen: readonly string[] }) {
  const { t } = useLingui()
  const { path } = useCurrentSite()
  const notSaid = {
    value: '',
    label: t({
      message: 'not said',
      comment: 'Choice in a form, below “Who is it about?”, for readers who do not say',
    }),
  }
  return (
    <form method="post" action={path(symptomsPath)} className={`${formStyles.form} ${styles.form}`}>
      <h2 id={formId} tabIndex={-1}>
        <Trans comment="Heading above a list of symptoms, of which a reader chooses those that fit">
          What do you notice?
        </Trans>
      </h2>
      <div className={styles.groups}>
        {sections.map(({ areas, heading, symptoms }, place) => (
          <ChoiceGroup
            key={place}
            type="checkbox"
            name="notice"
            legend={areas.length > 0 ? <AreaNames areas={areas} /> : heading}
            choices={symptoms}
            chosen={chosen}
          />
        ))}
      </div>
      <h2>
        <Trans comment="Heading of questions in a form: man, woman or child; pregnant, with a catheter and so on">
          Who is it about?
        </Trans>
      </h2>
      <ChoiceGroup
        type="radio"
        name="who"
        legend={<Trans comment="Legend of a choice in a form: man, woman or child">A man, a woman or a child</Trans>}
        choices={[notSaid, ...who]}
        chosen={who.some(({ value }) => chosen.includes(value)) ? chosen : ['']}
      />
      <ChoiceGroup
        type="checkbox"
        name="fact"
        legend={
          <Trans comment="Legend of choices in a form: pregnant, with a catheter, after an operation and so on">
            Does any of this apply?
          </Trans>
        }
        choices={facts}
        chosen={chosen}
      />
      <button className={formStyles.send}>
        <Trans comment="Button that sends what a reader has chosen in a form">Show what fits</Trans>
      </button>
      <p className="note">
        <Trans comment="Below a form in which readers choose symptoms">
          What you choose is sent to this website only, to answer you. It is not stored, and it does not stand in the
          address of the page.
        </Trans>
      </p>
    </form>
  )
}

/** Renders the names of parts of the body. Each is the target of a number in the drawings. */
function AreaNames({ areas }: { areas: readonly BodyArea[] }) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  const names = areas.map((area) => i18n._(bodyAreaNames[area]))
  const list = listFormat(site.locale, { style: 'narrow' })
  const ids = areas.map((area) => `area-${area}`)
  let next = 0
  return (
    // The browser may join a list differently from the server, for the reason that `formatDate` gives. React keeps the
    // server's text.
    <span suppressHydrationWarning>
      {list.formatToParts(names).map(({ type, value }, place) =>
        type === 'element' ? (
          <span key={place} id={ids[next++]} tabIndex={-1}>
            {value}
          </span>
        ) : (
          value
        ),
      )}
    </span>
  )
}
