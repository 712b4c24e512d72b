/** Doubts about what a request means by a product kind. */
export type Doubts = {
  /** True when something was read with doubt: it may be suggested, never chosen. */
  readonly isDoubtful: boolean
  /** True when words that were not read are all that is in doubt. */
  readonly isUnread: boolean
  /** True when words behind a size, and words that were not read, are all that is in doubt. */
  readonly isRemarked: boolean
}

/** Doubts told apart, where `isDoubtful` is any but the other two. */
export function doubtsOf({ isDoubtful, isUnread, isRemarked }: Doubts): Doubts {
  return {
    isDoubtful: isDoubtful || isUnread || isRemarked,
    isUnread: isUnread && !isDoubtful && !isRemarked,
    isRemarked: isRemarked && !isDoubtful,
  }
}

/** Tells whether something else is in doubt than words that were not read or stand behind a size. */
export function isInDoubt({ isDoubtful, isUnread, isRemarked }: Doubts): boolean {
  return isDoubtful && !isUnread && !isRemarked
}
