import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { removeSessions } from '../../db/identity/sessions.ts'

type Dependencies = { readonly database: Database }

/** Signs one device of a partner out. Throws `not-found` when it is not theirs or its session has ended. */
export async function endDevice({ database }: Dependencies, actor: Partner, id: string): Promise<void> {
  if ((await removeSessions(database.queries, actor.uid, id)) === 0) throw new AppError('not-found')
}

/** Signs all devices of a partner out, the asking one included. */
export async function endAllDevices({ database }: Dependencies, actor: Partner): Promise<void> {
  await removeSessions(database.queries, actor.uid)
}
