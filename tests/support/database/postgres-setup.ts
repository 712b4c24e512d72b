import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Pooler } from './pgbouncer.ts'
import type { TemplateServer } from './test-database.ts'
import { administer, startCluster } from './postgres-cluster.ts'

/** Vitest's global set-up: a PostgreSQL server with one migrated database to copy, gone again at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return providePostgres(project, async () => null)
}

/** Starts a server and the pooler before it, if any, and tells the tests of a project. */
export async function providePostgres(
  project: TestProject,
  startPooler: (admin: string) => Promise<Pooler | null>,
): Promise<() => Promise<void>> {
  let pooler: Pooler | null = null
  const cluster = await startCluster()
  const admin = cluster.addressOf('postgres')
  const template = `neev_template_${randomBytes(4).toString('hex')}`
  const teardown = async (): Promise<void> => {
    await pooler?.stop()
    await administer(admin, `drop database if exists ${template} with (force)`)
    await cluster.stop()
  }
  try {
    await administer(admin, `create database ${template}`)
    const database = await openDatabase(cluster.addressOf(template), null)
    try {
      await migrate(database)
    } finally {
      await database.close()
    }
    pooler = await startPooler(admin)
  } catch (error) {
    await teardown()
    throw error
  }
  const server: TemplateServer = { admin, template, pooled: pooler?.addressOf('postgres') ?? null }
  project.provide('postgres', server)
  return teardown
}
