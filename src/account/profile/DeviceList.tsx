import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { Form } from '#ui/Form.tsx'
import type { SignedInDevice } from './profile.ts'
import type { ProfilePageProps } from './ProfilePage.tsx'
import formStyles from '#ui/Form.module.css'
import styles from './ProfilePage.module.css'

type Props = Pick<ProfilePageProps, 'base' | 'hidden'> & { devices: readonly SignedInDevice[] }

/** Renders the list of devices on which the reader is signed in. */
export function DeviceList({ devices, base, hidden }: Props) {
  const { site } = useCurrentSite()
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">
        <Trans comment="Heading in the profile">Where you are signed in</Trans>
      </h2>
      <ul className={styles.list}>
        {devices.map(({ id, device, network, lastUsed, isThis }) => (
          <li key={id}>
            <div>
              <p>
                {device === '' ? <Trans comment="In the list of devices">Unknown device</Trans> : <bdi>{device}</bdi>}
                {isThis && (
                  <>
                    {' '}
                    <strong>
                      <Trans comment="In the list of devices: the one that the reader uses now">(this one)</Trans>
                    </strong>
                  </>
                )}
              </p>
              <p className="note" suppressHydrationWarning>
                <Trans comment="In the list of devices">Last used {formatDate(site.locale, lastUsed)}</Trans>
                {network !== '' && (
                  <>
                    {' '}
                    <Trans comment="In the list of devices; the placeholder is the beginning of an internet address">
                      from the network <bdi dir="ltr">{network}</bdi>
                    </Trans>
                  </>
                )}
              </p>
            </div>
            {!isThis && (
              <Form inline action={`${base}/api/auth/account/end-session`} hidden={{ ...hidden, id }}>
                <button className={styles.act}>
                  <Trans comment="Button beside a device; the placeholder is its name, for screen readers">
                    Sign out there<span className="vh">: {device}</span>
                  </Trans>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form action={`${base}/api/auth/account/end-sessions`} hidden={hidden}>
        <button className={formStyles.send}>
          <Trans comment="Button in the profile">Sign out on all devices</Trans>
        </button>
      </Form>
    </section>
  )
}
