import type { Logger } from 'pino'
import { Counter, Registry } from 'prom-client'
import type { Alarm } from './port.ts'

/** Alarms as warnings in the log, counted in `registry` as `alarms_total` for alert rules; `count` counts those logged elsewhere. */
export function createAlarms(log: Logger) {
  const registry = new Registry()
  const counter = new Counter({
    name: 'alarms_total',
    help: 'Alarms raised, by kind and subject.',
    labelNames: ['kind', 'subject'],
    registers: [registry],
  })
  const count = (kind: string, subject: string): void => counter.labels(kind, subject).inc()
  const raise = ({ kind, subject, details }: Alarm): void => {
    count(kind, subject)
    log.warn({ alarm: kind, subject, ...details }, 'alarm')
  }
  return { registry, count, raise }
}
