// Loaded into the server before itself: when the process that started it dies without a word, the server
// drains as if it had been asked to, instead of living on unseen and holding its database.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
