import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The error when there is no valid secret and none can be created. The message names the setting or the file. */
export class AuthSecretError extends Error {
  override readonly name = 'AuthSecretError'
}

type SecretSettings = {
  /** The setting AUTH_SECRET. */
  readonly authSecret: string | undefined
  /** The absolute path of the data directory. */
  readonly dataDirectory: string
  readonly databaseUrl: string | undefined
}

/**
 * Loads the secret that signs or encrypts cookies and tokens (settled 9): the setting or, without it, a generated secret
 * that is stored in the data directory, readable only by the user that runs the server. With PostgreSQL there may be several
 * servers, which must share the secret, so it has to be set.
 *
 * @throws AuthSecretError
 */
export function loadAuthSecret({ authSecret, dataDirectory, databaseUrl }: SecretSettings): string {
  if (authSecret !== undefined) return authSecret
  if (databaseUrl !== undefined) throw new AuthSecretError('AUTH_SECRET must be set when DATABASE_URL is set')
  const file = join(dataDirectory, 'auth-secret')
  const storedSecret = readSecret(file)
  if (storedSecret !== undefined) return storedSecret
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    const temporaryFile = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
    try {
      writeFileSync(temporaryFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
      // Linking is atomic, and never replaces a secret that another process has just created.
      linkSync(temporaryFile, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      // The temporary file may exist even if writing it has failed, for example because the disk was full.
      rmSync(temporaryFile, { force: true })
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new AuthSecretError(
      `The file ${file} cannot be made: ${reason}. Set AUTH_SECRET, or DATA_DIR to another one.`,
      {
        cause,
      },
    )
  }
  const createdSecret = readSecret(file)
  if (createdSecret === undefined)
    throw new AuthSecretError(`The file ${file} holds no secret. Delete it, or set AUTH_SECRET.`)
  return createdSecret
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text.length >= 32) return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new AuthSecretError(`The file ${file} cannot be read: ${(error as Error).message}.`, { cause: error })
  }
  throw new AuthSecretError(`The file ${file} holds no secret. Delete it, or set AUTH_SECRET.`)
}
