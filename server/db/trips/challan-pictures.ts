import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Gives a stop a picture of its challan that was taken then. */
export async function setPicture(
  queries: Queries,
  stopId: string,
  { picture, takenAt }: { readonly picture: string; readonly takenAt: Date },
): Promise<void> {
  await queries
    .updateTable('trip_stops')
    .set({ picture, picture_taken_at: takenAt })
    .where('id', '=', stopId)
    .execute()
}

/** The name of the picture of a stop; null when there is none. */
export async function findPicture(queries: Queries, stopId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('trip_stops')
    .select('picture')
    .where('id', '=', stopId)
    .executeTakeFirst()
  return row?.picture ?? null
}

/** Finds those of these pictures that a stop still has. */
export async function findKnownPictures(queries: Queries, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await queries
    .selectFrom('trip_stops')
    .select('picture')
    .where('picture', 'in', [...names])
    .execute()
  return new Set(rows.flatMap(({ picture }) => (picture === null ? [] : [picture])))
}

/** Forgets the pictures of trips of days before one. */
export async function forgetPicturesBefore(queries: Queries, day: string): Promise<void> {
  await queries
    .updateTable('trip_stops')
    .set({ picture: null })
    .where('picture', 'is not', null)
    .where('trip_id', 'in', (trips) =>
      trips
        .selectFrom('trips')
        .select('id')
        .where(sql<boolean>`day < ${day}::date`),
    )
    .execute()
}
