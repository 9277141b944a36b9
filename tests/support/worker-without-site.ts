import { openWorkerChannel } from '#http/worker-channel.ts'

// A worker process that serves no pages, for supervise-workers.test.ts.
const channel = openWorkerChannel()
channel.listen({ purge: async () => true, stop: () => process.exit(0) })
channel.announceReady()
