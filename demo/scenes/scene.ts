/** What is printed on goods, in the colours of their brand. */
export type Label = {
  readonly text: string
  readonly brand: string
  readonly main: string
  readonly accent: string
  readonly ink: string
}

/** A point or a measure in the studio: x to the right, y up, z away from the camera; the floor is y = 0, the goods stand about the origin, two units tall. */
export type Point = readonly [x: number, y: number, z: number]

export type Camera = {
  readonly from: Point
  readonly to: Point
  /** Degrees; 22 to 30 looks like a studio photograph. */
  readonly angle: number
}

/** What POV-Ray needs to picture one article. */
export type Scene = {
  readonly camera: Camera
  /** Objects in POV-Ray's scene language, on the studio's floor. */
  readonly objects: string
  /** Prints and grains by file name (`print.png`), as SVG; painted before rendering and named in `image_map { png "…" }`. */
  readonly imageMaps?: Readonly<Record<string, string>>
}

/** A scene for each tone and label of one kind of goods. */
export type SceneFactory = (tone: string, label: Label) => Scene

export type Scenes = Readonly<Record<string, SceneFactory>>
