// Preloaded into the server: when the process that started it disappears, the server drains instead of running on
// unseen with its port and database. See docs/decisions/0018-server-follows-its-starter.md.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
