/** What is printed on a product, in the colours of its brand. */
export type Label = {
  readonly text: string
  readonly brand: string
  readonly main: string
  readonly accent: string
  readonly ink: string
}

/**
 * A point or size in studio units: x right, y up, z away from the camera. The floor is y = 0; products stand around
 * the origin, about two units tall.
 */
export type Point = readonly [x: number, y: number, z: number]

export type Camera = {
  readonly from: Point
  readonly to: Point
  /** Horizontal field of view in degrees; 22 to 30 looks like a studio photograph. */
  readonly angle: number
}

/** What POV-Ray renders for one product. */
export type Scene = {
  readonly camera: Camera
  /** Objects in POV-Ray's scene description language, standing on the studio floor. */
  readonly objects: string
  /**
   * SVG by the file name (`print.png`) under which `image_map { png "…" }` refers to it; rasterized before
   * rendering.
   */
  readonly imageMaps?: Readonly<Record<string, string>>
}

/** Makes the scene of a product in a tone, with a label. */
export type SceneFactory = (tone: string, label: Label) => Scene

export type Scenes = Readonly<Record<string, SceneFactory>>
