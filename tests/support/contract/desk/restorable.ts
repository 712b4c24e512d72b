import { randomUUID } from 'node:crypto'
import type { StaffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'

/** Things of the desk that are saved whole under an id of their own, removed and put back. */
export type Restorable = {
  /** Path of their list below `/api/desk`, such as `offers`. */
  readonly name: string
  readonly manager: StaffBrowser
  /** Somebody who may not see them. */
  readonly packer: StaffBrowser
  /** A new one, and what of it makes it unsound. */
  readonly sound: object
  readonly unsound: object
}

/** Saves and removes things, and the examples of the calls that they all have. */
export function restorableExamples({ name, manager, packer, sound, unsound }: Restorable) {
  const root = `/api/desk/${name}`
  const put = (id: string, body: object) => manager.call(`${root}/${id}`, { method: 'PUT', body })
  const saved = async (more: object = {}): Promise<string> => {
    const id = randomUUID()
    await put(id, { ...sound, ...more })
    return id
  }
  const removed = (id: string) => manager.call(`${root}/${id}`, { method: 'DELETE' })
  const examples: Examples = {
    [`GET ${root}`]: {
      succeeds: [() => manager.call(root)],
      fails: { 'not-permitted': () => packer.call(root) },
    },
    [`GET ${root}/{id}`]: {
      succeeds: [async () => manager.call(`${root}/${await saved()}`)],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}`) },
    },
    [`PUT ${root}/{id}`]: {
      succeeds: [() => put(randomUUID(), sound)],
      fails: {
        'invalid-input': () => put(randomUUID(), { ...sound, ...unsound }),
        'edit-conflict': async () => put(await saved(), sound),
      },
    },
    [`DELETE ${root}/{id}`]: {
      succeeds: [async () => removed(await saved())],
      fails: { 'not-found': () => removed(NOTHING) },
    },
    [`POST ${root}/{id}/restore`]: {
      succeeds: [
        async () => {
          const id = await saved()
          await removed(id)
          return manager.post(`${root}/${id}/restore`)
        },
      ],
      fails: { 'not-found': () => manager.post(`${root}/${NOTHING}/restore`) },
    },
  }
  return { root, put, saved, removed, examples }
}
