import { relative } from 'node:path'
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
  return {
    ...where(test.module),
    title: `${test.project.name} › ${test.fullName.replaceAll(' > ', ' › ')}`,
    state: state === 'pending' ? 'skipped' : state,
    durationMs: Math.round(test.diagnostic()?.duration ?? 0),
    ...(errors?.[0] ? { error: errors[0].message } : {}),
  }
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
