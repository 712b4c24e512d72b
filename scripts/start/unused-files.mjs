import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What packages bring that neither the build nor the store reads, as paths below node_modules; a folder goes with all that
 * is in it. Types and tests can do without too, except for the whole packages, which npm finds missing and brings back.
 */
const unused = [
  // optional peers of the build's packages and what those need: types, for people who write code
  /^(@types\/node|@types\/react|csstype|typescript|undici-types)$/,
  // for compiling add-ons to Node
  /^node-(linux|win)-\w+\/(include|share|CHANGELOG\.md)$/,
  // for debuggers
  /\.map$/,
  // the reader of the API's description, packed in other ways than the one we serve
  /^swagger-ui-dist\/swagger-ui(-es-bundle|-es-bundle-core|-standalone-preset)?\.js$/,
  // a package manager
  /^pdfkit\/\.yarn$/,
  // manuals, and sources beside what is built from them
  /^@base-ui\/react\/docs$/,
  /^zod\/src$/,
]

/** Removes from an installation what only takes up room. */
export function removeUnusedFiles(modules) {
  removeBelow(modules, '')
}

function removeBelow(modules, folder) {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isUnused(path)) rmSync(join(modules, path), { recursive: true })
    else if (entry.isDirectory()) removeBelow(modules, path)
  }
}

/** A package within another one is judged like any other. */
const isUnused = (path) => unused.some((pattern) => pattern.test(path.replace(/^.*\/node_modules\//, '')))
