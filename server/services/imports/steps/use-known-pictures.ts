import { findKnownPictures } from '../../../db/catalogue/import-pictures.ts'
import { movePictures } from './place-pictures.ts'
import { planImport, type Planned } from './plan-import.ts'

/** The plan with pictures that an earlier import fetched: each is fetched once, and a sheet that is imported again changes nothing. */
export async function useKnownPictures(
  reading: Parameters<typeof planImport>[0],
  planned: readonly Planned[],
): Promise<Planned[]> {
  const urls = new Set(planned.flatMap(({ remote }) => remote))
  const known = await findKnownPictures(reading.queries, [...urls])
  const moved = planned.map(({ staged, record, remote }) => {
    if (!remote.some((url) => known.has(url))) return null
    const document = movePictures(staged.collection, { document: staged.document, record }, known)
    return document === null ? null : { ...staged, document }
  })
  const again = await planImport(
    reading,
    moved.filter((one) => one !== null),
  )
  const next = again.values()
  return planned.map((one, index) => (moved[index] === null ? one : (next.next().value ?? one)))
}
