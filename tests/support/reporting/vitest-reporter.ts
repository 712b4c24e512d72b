import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { forgetResults, saveResults, strayResult, type TestResult } from './results.ts'

/** Writes how each test ended to `.results/`, a file that could not be loaded as one failed test. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const results = modules.flatMap((module) => [
      ...brokenModule(module),
      ...[...module.children.allTests()].map(testResult),
    ])
    const strays = unhandled.map(({ message }) => strayResult('vitest', message))
    forgetResults(['vitest'])
    saveResults([...results, ...strays])
  }
}

function testResult(test: TestCase): TestResult {
  const { state, errors } = test.result()
  // a test that passed at its second try keeps the error of the first: the end of a run names it
  const error = errors?.[0]
  return {
    ...where(test.module),
    title: `${test.project.name} › ${test.fullName.replaceAll(' > ', ' › ')}`,
    state: state === 'pending' ? 'skipped' : state,
    durationMs: Math.round(test.diagnostic()?.duration ?? 0),
    ...(error ? { error: [error.message, differing(error.diff)].join('\n').trim() } : {}),
  }
}

/** The lines of a diff that differ, without colors: a message such as "expected [ Array(1) ]" says too little. */
function differing(diff = ''): string {
  return stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+] /.test(line) && !/^[-+] (Expected|Received)$/.test(line))
    .join('\n')
}

function brokenModule(module: TestModule): TestResult[] {
  return module.errors().map(({ message }) => ({
    ...where(module),
    title: `${module.project.name} › ${where(module).file} could not be loaded`,
    state: 'failed',
    durationMs: 0,
    error: message,
  }))
}

function where(module: TestModule): { file: string; project: string } {
  return { file: relative(module.project.vitest.config.root, module.moduleId), project: module.project.name }
}
