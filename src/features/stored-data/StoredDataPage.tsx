import { type ReactNode, type SyntheticEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import formStyles from '#ui/Form.module.css'
import { FormResult } from '#ui/FormResult.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import toolStyles from '#ui/Tool.module.css'
import { deleteStored, getStoredIds, subscribeToStored } from './browser-storage.ts'
import { storedDataTitle } from './stored-data-title.ts'
import { storedDataPath, type StoredItem, storedItems, type StoredPlace } from './stored-items.ts'
import styles from './StoredDataPage.module.css'

const placeNames = {
  local: msg({ message: 'storage of the browser', comment: 'Place where a browser keeps something' }),
  session: msg({ message: 'storage of this tab', comment: 'Place where a browser keeps something' }),
  cache: msg({ message: 'cache of the browser', comment: 'Place where a browser keeps something' }),
  cookie: msg({ message: 'cookie', comment: 'Place where a browser keeps something' }),
  'hidden-cookie': msg({ message: 'cookie', comment: 'Place where a browser keeps something' }),
} satisfies Record<StoredPlace, MessageDescriptor>

type Props = {
  /** Whether the browser has each cookie, by the id of the item. Cookies that the server cannot see are missing. */
  cookies: Readonly<Record<string, boolean>>
  /** Whether something has just been deleted by a form. */
  isDeleted: boolean
}

const isCookie = ({ places }: StoredItem) => places.every((place) => place.endsWith('cookie'))

/**
 * Renders lists of everything that the website can store in this browser: the items that it has stored, with buttons to
 * delete them, and the others. A cookie that neither scripts nor the server can see is in a list of what may be stored.
 * Without JavaScript, so are all items but the cookies that the server can see.
 */
export function StoredDataPage({ cookies, isDeleted }: Props) {
  const { i18n } = useLingui()
  const [deletions, setDeletions] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  // The stored items are unknown on the server and during hydration.
  const stored = useSyncExternalStore<ReadonlySet<string> | undefined>(subscribeToStored, getStoredIds, () => undefined)
  /** Deletes an item from the storages and caches or, without an id, all items in them. */
  const remove = (id?: string) => {
    void deleteStored(id)
    setDeletions((times) => times + 1)
    // The button that was pressed disappears with the item.
    status.current?.focus()
  }
  const stateOf = (item: StoredItem) => (isCookie(item) ? cookies[item.id] : stored?.has(item.id))
  const lists = [
    { state: true, heading: <Trans comment="Heading of a list of what the browser keeps">Stored now</Trans> },
    {
      state: undefined,
      heading: (
        <Trans comment="Heading of a list of what the browser may keep, when the page cannot know it">
          May be stored
        </Trans>
      ),
    },
    { state: false, heading: <Trans comment="Heading of a list of what the browser could keep">Not stored now</Trans> },
  ].map((list) => ({ ...list, items: storedItems.filter((item) => stateOf(item) === list.state) }))
  return (
    <>
      <PageHead
        title={i18n._(storedDataTitle)}
        intro={
          <Trans comment="Under the title “What this browser keeps”">
            Everything that this website can store in this browser: what for, for how long, and how to delete it.
          </Trans>
        }
      />
      <div className={`wrap ${styles.page}`}>
        {isDeleted && (
          <FormResult>
            <Deleted />
          </FormResult>
        )}
        <p role="status" ref={status} tabIndex={-1}>
          {deletions > 0 && <Deleted key={deletions} />}
        </p>
        <p data-without-script="">
          <Trans comment="On the page “What this browser keeps”, in browsers without JavaScript">
            JavaScript is switched off in your browser, so this page sees only some of the cookies. The settings of your
            browser list all that websites have stored, and delete it.
          </Trans>
        </p>
        <details>
          <summary className={toolStyles.press}>
            <Trans comment="Opens the question whether all that the website has stored in the browser is to be deleted">
              Delete everything
            </Trans>
          </summary>
          <p className="note">
            <Trans comment="Above the button “Delete everything for good”">
              If you are signed in, you are signed out. What your account keeps stays in your account.
            </Trans>
          </p>
          <DeleteForm
            item="all"
            onDelete={() => remove()}
            isNative
            label={
              <Trans comment="Button that deletes all that the website has stored in the browser">
                Delete everything for good
              </Trans>
            }
          />
        </details>
        {lists.map(
          ({ state, heading, items }) =>
            items.length > 0 && (
              <section key={String(state)} aria-labelledby={`stored-${state}`}>
                <h2 id={`stored-${state}`}>{heading}</h2>
                <ul className={styles.items}>
                  {items.map((item) => (
                    <Item key={item.id} item={item} isStored={state !== false} onDelete={remove} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </>
  )
}

const Deleted = () => (
  <strong>
    <Trans comment="On the page “What this browser keeps”, after something has been deleted">It is deleted.</Trans>
  </strong>
)

type ItemProps = { item: StoredItem; isStored: boolean; onDelete: (id: string) => void }

function Item({ item, isStored, onDelete }: ItemProps) {
  const { i18n } = useLingui()
  const { id, places, key, purpose, kept } = item
  const isNative = isCookie(item)
  const name = key.trim()
  const place = i18n._(placeNames[places[0] ?? 'local'])
  const duration = i18n._(kept)
  return (
    <li>
      <p id={`item-${id}`}>
        <strong>{i18n._(purpose)}</strong>
      </p>
      <p className="note">
        <Trans comment="About something that the browser keeps; the placeholders are its technical name, where it is kept, and for how long">
          <code>{name}</code>, {place}, {duration}
        </Trans>
      </p>
      {isStored && (
        <div data-needs-script={isNative ? undefined : ''}>
          <DeleteForm
            item={id}
            isNative={isNative}
            onDelete={() => onDelete(id)}
            describedBy={`item-${id}`}
            label={<Trans comment="Button that deletes something that the browser keeps">Delete</Trans>}
          />
        </div>
      )}
    </li>
  )
}

type DeleteFormProps = {
  item: string
  label: ReactNode
  describedBy?: string
  onDelete: () => void
  /** Whether the browser submits the form to the server. Some cookies can only be deleted by the server. */
  isNative: boolean
}

function DeleteForm({ item, label, describedBy, onDelete, isNative }: DeleteFormProps) {
  const { path } = useCurrentSite()
  const submit = (event: SyntheticEvent) => {
    onDelete()
    if (!isNative) event.preventDefault()
  }
  return (
    <form method="post" action={path(storedDataPath)} onSubmit={submit} data-starts-client="">
      <button name="item" value={item} className={formStyles.send} aria-describedby={describedBy}>
        {label}
      </button>
    </form>
  )
}
