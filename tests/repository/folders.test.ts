import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Most files of one level: a folder with more wants rooms. */
const MOST = 25

/** Folders that grow by one file a thing, which nobody reads as a whole: generated ones, records, migrations and data of tests. */
const aside =
  /^(?:app\/ui\/icons|migrations|docs\/decisions|docs\/images|demo|public)(?:\/|$)|\/(?:fixtures|fonts)(?:\/|$)/

test('no folder has more files of one level than one takes in', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  const folders = Map.groupBy(files.trim().split('\n'), (file) => path.dirname(file))
  const crowded = [...folders].filter(
    ([folder, own]) => own.length > MOST && !aside.test(folder) && folder !== '.',
  )
  expect(crowded.map(([folder, own]) => `${folder}: ${own.length}`)).toEqual([])
})
