// Plays whole games as one seat, knows nothing but what the referee answers to that seat, and shows what it is told.
//
//     node client.js REFEREE GAME...      (the path of the program, and names of games)
"use strict";
const { isDeepStrictEqual } = require("util");
const { createInterface } = require("readline");
const { spawn } = require("child_process");

const names = ["Ada", "Blaise", "Chloé", "Denis", "Emmy", "Fermat"];
const me = 1;
const [program, ...games] = process.argv.slice(2);
function end(why) {
    console.error(why);
    process.exit(1);
}
if (games.length === 0) end("node client.js REFEREE GAME...   such as: node client.js build/tests/examples/referee calcory");
const referee = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
const strange = () => end(`client.js: ${program} does not answer as the referee does`);
referee.on("error", (wrong) => end(`client.js: cannot start the referee: ${wrong.message}`));
referee.stdin.on("error", strange);
const lines = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();
let luck = 42;
const choose = (list) => list[(luck = (luck * 16807) % 2147483647) % list.length];

/** One request, one answer. */
async function ask(request) {
    referee.stdin.write(JSON.stringify({ table: "here", ...request }) + "\n");
    const { value } = await lines.next();
    let answer;
    try {
        answer = JSON.parse(value);
    } catch {
        strange();
    }
    if (typeof answer?.ok !== "boolean") strange();
    if (!answer.ok) end(`${request.do}: ${JSON.stringify(answer)}`);
    return answer;
}

async function play(game) {
    await ask({ do: "new", game, seed: "42" }); // the host deals
    let seen = await ask({ do: "see", seat: me });
    let view = seen.view;
    while (!seen.over) {
        const seat = seen.turn;
        const { actions } = seat === me ? seen : await ask({ do: "see", seat }); // the others play here, too
        await ask({ do: "play", seat, action: choose(actions) });
        seen = await ask({ do: "see", seat: me, names });
        for (const { telling, fr } of seen.told) {
            console.log(fr.join(" ; "));
            view = { ...view, ...telling.now }; // what a client knows follows from what it is told
            for (const name of telling.gone) delete view[name];
        }
        if (!isDeepStrictEqual(view, seen.view)) end("what was told is not all");
    }
    console.log(seen.places.map((place, seat) => `${names[seat]} : ${place}`).join(", "));
}

(async () => {
    for (const game of games) await play(game);
    referee.stdin.end();
})();
