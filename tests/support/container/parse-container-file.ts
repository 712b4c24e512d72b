/** A line of a container file: the instruction in capitals, and what follows. */
export type Instruction = { readonly name: string; readonly value: string }

/** A stage of a container file, from its FROM to the next. */
export type Stage = {
  readonly image: string
  /** Name for later stages; the last one needs none. */
  readonly name: string | null
  readonly instructions: readonly Instruction[]
}

/** Reads a container file. Throws at a line that it does not understand. */
export function parseContainerFile(text: string): readonly Stage[] {
  const stages: { image: string; name: string | null; instructions: Instruction[] }[] = []
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
    if (name === '') throw new Error(`a container file has no line such as ${line}`)
    if (name === 'FROM') {
      const [image = '', , alias = null] = value.split(/\s+/)
      stages.push({ image, name: alias, instructions: [] })
    } else {
      const stage = stages.at(-1)
      if (stage === undefined) throw new Error(`${name} stands before the first FROM`)
      stage.instructions.push({ name, value })
    }
  }
  return stages
}

/** The command of a CMD or HEALTHCHECK in its list form. */
export function commandOf({ instructions }: Stage, name: 'CMD' | 'HEALTHCHECK'): readonly string[] {
  const value = instructions.findLast((instruction) => instruction.name === name)?.value ?? ''
  return JSON.parse(value.slice(value.indexOf('['))) as string[]
}

/** The variables that a stage sets. */
export function environmentOf({ instructions }: Stage): Readonly<Record<string, string>> {
  const words = instructions.filter(({ name }) => name === 'ENV').flatMap(({ value }) => value.split(/\s+/))
  return Object.fromEntries(words.map((word) => word.split('=', 2) as [string, string]))
}

/** Tells whether a file reaches the build, by a `.dockerignore` that leaves out all and takes some back. */
export function isInContext(
  ignoreFile: string,
  file: string,
  matches: (pattern: string) => boolean,
): boolean {
  let isIn = true
  for (const line of ignoreFile.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const pattern = line.replace(/^!/, '')
    const applies = pattern === '*' || file === pattern || file.startsWith(`${pattern}/`) || matches(pattern)
    if (applies) isIn = line.startsWith('!')
  }
  return isIn
}
