/** A file of the media: its key, such as `pictures/0a1b-960.webp`, its size, and when it was written. */
export type MediaFile = { readonly key: string; readonly bytes: number; readonly changedAt: Date }

/**
 * Store of the files that make up pictures, under keys of a folder and a name. Every call rejects with `pictures-unavailable`
 * when the place cannot be reached or refuses the store.
 */
export type MediaStore = {
  /** Writes a file whole or not at all, in place of an earlier one. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** The bytes of a file; null when there is none. */
  readonly read: (key: string) => Promise<Uint8Array | null>
  /** The files whose keys begin with a folder, and with what follows it. */
  readonly list: (prefix: string) => Promise<readonly MediaFile[]>
  /** Removes a file, if there is one. */
  readonly remove: (key: string) => Promise<void>
}

/** Folders of the media, one for each kind of file. */
export const mediaFolders = ['pictures', 'challans'] as const
