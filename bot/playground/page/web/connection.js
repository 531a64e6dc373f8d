// The socket to the playground: numbered requests, their answers, events, and coming back.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Connection {
  constructor(hear, lost) {
    this.hear = hear;
    this.lost = lost;
    this.waiting = new Map();
    this.number = 0;
    this.wait = FIRST_WAIT;
    this.since = "";
    this.person = "";
  }

  // Connect as somebody; the page is greeted with everything it must know.
  be(person) {
    this.person = person;
    const address = new URL("/socket", location.href);
    address.protocol = "ws:";
    address.search = new URLSearchParams({ as: person, since: this.since });
    const socket = new WebSocket(address);
    const before = this.socket;
    this.socket = socket;
    before?.close();
    this.drop();
    socket.onmessage = (frame) => this.socket === socket && this.take(JSON.parse(frame.data));
    socket.onclose = () => this.socket === socket && this.retry();
  }

  take(frame) {
    if (frame.event === "WELCOME") {
      this.wait = FIRST_WAIT;
      this.since = frame.data.since;
    }
    if (frame.event) return this.hear(frame.event, frame.data);
    const answer = this.waiting.get(frame.re);
    this.waiting.delete(frame.re);
    return answer?.(frame);
  }

  retry() {
    this.drop();
    this.lost();
    setTimeout(() => this.be(this.person), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  drop() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const answer of waiting) answer({ error: "failed" });
  }

  // Ask for something; resolves to the answer, which may be {error}.
  ask(request, fields = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "failed" });
    this.number += 1;
    const n = this.number;
    this.socket.send(JSON.stringify({ do: request, n, ...fields }));
    return new Promise((resolve) => this.waiting.set(n, resolve));
  }
}
