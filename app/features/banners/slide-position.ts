/** Where the row of slides stands. Place `count` shows the clone of the first slide. */
export interface Place {
  at: number
  /** False for the unseen jump from the clone back to the first slide. */
  moving: boolean
}

/** One slide on; from the clone, which looks like the first, on to the second. */
export function onward({ at }: Place, count: number): Place {
  return { at: at >= count ? 1 : at + 1, moving: true }
}

/** After the motion: from the clone, unseen, to the first slide that it repeats. */
export function settled(place: Place, count: number): Place {
  return place.at >= count ? { at: 0, moving: false } : place
}

/** The slide that a person sees. */
export function shownSlide({ at }: Place, count: number): number {
  return count === 0 ? 0 : at % count
}
