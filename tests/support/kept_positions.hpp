#pragma once

/// Positions and views from outside that did harm once: an assertion, a table at which nobody could do anything, a viewer without a
/// world. Each is read as far as the check that it was made for: `said` is what is wrong in the end, or empty if nothing is. Whoever
/// gives a member another name gives it to these, too.
struct kept_position {
    char const* what;
    char const* text;
    char const* said;
};

inline constexpr kept_position kept_positions[] = {
    {"six hands that must each have a run, and nothing on display: a spectator found no world",
     R"({"game":"runs","options":{"players":6,"first":0,"starter":"fixed","deck":["0r1b","0g2r","0r3y","0b4r","0b)"
     R"(5y","0g6r","0r7y","0b8g","0y9g","0y10b","1g2r","1g3b","1r4y","1g5y","1y6r","1y7b","1r8b","1b9g","1y10g",")"
     R"(2y3g","2g4y","2g5b","2r6y","2b7r","2b8r","2y9b","2g10b","3y4b","3r5g","3r6b","3y7g","3g8b","3b9y","3b10r")"
     R"(,"4y5r","4b6g","4b7y","4g8r","4r9b","4g10y","5b6r","5r7b","5b8y","5r9g","5g10b","6b7g","6y8g","6g9r","6b1)"
     R"(0y","7r8g","7g9y","7r10g","8y9r","8r10y","9y10r"],"refill":"one_for_one","max_display":0,"end":"at_once"})"
     R"(,"turn":0,"phase":"choosing","laid_run":false,"exchanged":false,"stock_was_empty":true,"named":[],"passes)"
     R"(":5,"without_run":5,"stuck":[],"ready":[1,2,3,4,5],"past":[],"highest_hand":{"began":null,"dealt":[0,0,0,)"
     R"(0,0,0],"gone":[]},"hands":[{"cards":["3g8b","4g10y","3r5g"],"open":[]},{"cards":["0b8g","1b9g","2b7r","9y)"
     R"(10r"],"open":[]},{"cards":["2y3g","3y4b","4y5r"],"open":[]},{"cards":["0g2r","3r6b","0b4r"],"open":[]},{")"
     R"(cards":["0g6r","7r8g","2b8r"],"open":[]},{"cards":["5b8y","7g9y","6b10y"],"open":[]}],"display":[],"laid")"
     R"(:[["1r4y","5b6r","5r9g","3b10r","4r9b","7r10g","4b6g","0r1b","0b5y","2g4y","1y6r","8r10y","5g10b","6g9r",)"
     R"("6y8g","5r7b","1g3b","1y7b","1g2r","2g5b","4b7y","6b7g","0y10b","0r7y","1y10g","0y9g","8y9r","1g5y","4g8r)"
     R"(","2r6y","3y7g","2y9b","3b9y","1r8b","0r3y","2g10b"],[],[],[],[],[]],"stock":[]})",
     ""},
    {"a run, and a swap of which no trace is left",
     R"({"game":"runs","options":{"players":3,"first":1,"starter":"fixed","deck":["0r1b","0g2r","0r3y","0b4r","0b)"
     R"(5y","0g6r","0r7y","0b8g","0y9g","0y10b","1g2r","1g3b","1r4y","1g5y","1y6r","1y7b","1r8b","1b9g","1y10g",")"
     R"(2y3g","2g4y","2g5b","2r6y","2b7r","2b8r","2y9b","2g10b","3y4b","3r5g","3r6b","3y7g","3g8b","3b9y","3b10r")"
     R"(,"4y5r","4b6g","4b7y","4g8r","4r9b","4g10y","5b6r","5r7b","5b8y","5r9g","5g10b","6b7g","6y8g","6g9r","6b1)"
     R"(0y","7r8g","7g9y","7r10g","8y9r","8r10y","9y10r"],"refill":"one_for_one","max_display":0,"end":"at_once"})"
     R"(,"turn":2,"phase":"choosing","laid_run":true,"exchanged":true,"stock_was_empty":true,"named":[],"passes":)"
     R"(0,"without_run":0,"stuck":[],"ready":[],"past":[],"highest_hand":{"began":null,"dealt":[0,0,0],"gone":[]})"
     R"(,"hands":[{"cards":["0y10b","1y7b","6b7g","7r8g"],"open":["6b7g"]},{"cards":["1g3b","1g5y","4b6g"],"open")"
     R"(:["4b6g"]},{"cards":["1r4y","4g8r","5g10b","6g9r"],"open":["1r4y","4g8r","5g10b"]}],"display":["0g6r","0y)"
     R"(9g","2g4y","3r6b","3b9y","4g10y","5r9g","9y10r"],"laid":[["0b8g","1g2r","1y6r","1b9g","2y3g","2g5b","4b7y)"
     R"(","5b8y","6y8g","7g9y","7r10g","8r10y"],["0r1b","0g2r","0r3y","0b4r","0b5y","1r8b","1y10g","2b7r","2b8r",)"
     R"("2y9b","2g10b","3y4b","3r5g","3y7g","3g8b","3b10r","4y5r","4r9b","5b6r","5r7b","6b10y"],["0r7y","2r6y","8)"
     R"(y9r"]],"stock":[]})",
     ""},
    {"a card was just drawn, and nobody knows which",
     R"({"game":"up_down","options":{"players":2,"first":1,"starter":"fixed","deck":["0g1b","0g2r","0g3b","0b4g","0b5y",)"
     R"("0r6g","0b7g","0g8b","0y9r","0r10y","1b2y","1b3y","1g4r","1g5r","1g6r","1g7r","1b8g","1r9y","1g10b","2r3b","2b4y)"
     R"(","2b5r","2b6y","2r7y","2y8b","2r9y","2r10b","3b4r","3g5r","3r6g","3b7g","3r8b","3r9y","3g10r","4r5y","4y6b","4g)"
     R"(7y","4y8g","4g9b","4r10b","5b6r","5g7y","5r8g","5g9b","5g10y","6b7g","6g8b","6g9r","6b10g","7b8r","7r9y","7r10y")"
     R"(,"8g9b","8r10b","9g10b"],"voluntary_draw":true},"turn":0,"phase":"drawn","pile_a":{"top":"2r10b","low":"free","h)"
     R"(igh":"up"},"pile_b":{"top":"4r5y","low":"down","high":"free"},"hands":[{"cards":["0r6g","1b8g","3b7g","?","?","?)"
     R"("],"open":[]},{"cards":["?","4y6b","?","4g7y","3r8b","?","?","?"],"open":[]}],"played":["6b7g","1g4r","2r10b","1)"
     R"(r9y","5g10y","7b8r","4r5y","2r9y","1g7r","2b6y","0g3b","5g9b","4y8g","4g9b","5r8g","2r3b","7r10y","1g5r","0b7g"])"
     R"(,"stock":["0b4g","?","8g9b","?","?","5g7y","2y8b","7r9y","0r10y","2r7y","?","3g5r","?","3b4r","?","3g10r","6g9r")"
     R"(,"0g8b","?","9g10b","1b2y","0b5y"],"history":{"first":null,"pile_a":{"top":"?","low":"free","high":"free"},"pile)"
     R"(_b":{"top":"?","low":"free","high":"free"},"events":[]},"later":[],"drawn":"?"})",
     "history: the card that was just drawn is missing"},
    {"a seat that chooses, and can do nothing",
     R"({"game":"yamy","options":{"players":2,"first":0,"caller":"as_others","min_series_cards_to_call":4,"four_counts_a)"
     R"(s_two_pairs":false,"stock_exhausted":"discards_only","between_rounds":"shuffle_packet","bonus_threshold":52},"tu)"
     R"(rn":0,"phase":"choosing","round":1,"to_note":0,"hands":[{"cards":["1r","2r","3g","5b","6y"],"open":[],"ages":[1,)"
     R"(1,1,1,1]},{"cards":["1g","1r","1y","4b","6g"],"open":[],"ages":[1,1,1,1,1]}],"sheets":[{"s1":null,"s2":null,"s3")"
     R"(:null,"s4":null,"s5":null,"s6":null,"two-pairs":null,"three":null,"full-house":null,"straight":null,"four":null,)"
     R"("flush":null},{"s1":null,"s2":null,"s3":null,"s4":null,"s5":null,"s6":null,"two-pairs":null,"three":null,"full-h)"
     R"(ouse":null,"straight":null,"four":null,"flush":null}],"discards":[["1r","1r","1y","1y","1y","1g","1g","1g","1b",)"
     R"("1b","1b","1b","2r","2r","2r","2y","2y","2y","2y","2g","2g","2g","2g","2b","2b","2b","2b","3r","3r","3r","3r","3)"
     R"(y","3y","3y","3y","3g","3g","3g","3b","3b","3b","3b","4r","4r","4r","4r","4y","4y","4y","4y","4g","4g","4g","4g")"
     R"(,"4b","4b","4b","5r","5r","5r","5r","5y","5y","5y","5y","5g","5g","5g","5g","5b","5b","5b","6r","6r","6r","6r",")"
     R"(6y","6y","6y","6g","6g","6g","6b","6b","6b","6b"],[]],"packet":{"touched":false,"parts":[]},"out":[],"luck":[241)"
     R"(4133765,609151639,794259035,3542502880]})",
     "discards: the card that the seat before has just put down is missing"},
    {"a packet in more parts than there is room for",
     R"({"game":"yamy","options":{"players":2,"first":0,"caller":"as_others","min_series_cards_to_call":1,"four_counts_a)"
     R"(s_two_pairs":false,"stock_exhausted":"reshuffle","between_rounds":"shuffle_packet","bonus_threshold":52},"turn":)"
     R"(0,"phase":"choosing","round":1,"to_note":0,"hands":[{"cards":["6r","6y","3g","1b","6b"],"open":[],"ages":[1,1,1,)"
     R"(1,1]},{"cards":["1r","1y","1g","6g","4b"],"open":[],"ages":[1,1,1,1,1]}],"sheets":[{"s1":null,"s2":null,"s3":nul)"
     R"(l,"s4":null,"s5":null,"s6":null,"two-pairs":null,"three":null,"full-house":null,"straight":null,"four":null,"flu)"
     R"(sh":null},{"s1":null,"s2":null,"s3":null,"s4":null,"s5":null,"s6":null,"two-pairs":null,"three":null,"full-house)"
     R"(":null,"straight":null,"four":null,"flush":null}],"discards":[[],[]],"packet":{"touched":false,"parts":[{"in_ord)"
     R"(er":false,"cards":["4g"]},{"in_order":false,"cards":["6y"]},{"in_order":false,"cards":["6y"]},{"in_order":false,)"
     R"("cards":["1g"]},{"in_order":false,"cards":["3y"]},{"in_order":false,"cards":["4r"]},{"in_order":false,"cards":[")"
     R"(5b"]},{"in_order":false,"cards":["4y"]},{"in_order":false,"cards":["5g"]},{"in_order":false,"cards":["2r"]},{"in)"
     R"(_order":false,"cards":["4g"]},{"in_order":false,"cards":["3b","6g","4y","3g","1b","4r","1b","1r","5b","5r","1r",)"
     R"("6r","1g","5r","2y","5r","4b","1y","4b","3g","4y","2b","4y","3r","2b","4b","2y","6b","5y","6g","1b","3r","5g","2)"
     R"(g","4r","3b","1y","5y","1g","2y","6r","6y","6r","2b","3y","5g","3y","3b","3r","4g","5b","2r","5y","2g","2g","6b")"
     R"(,"5g","4g","3b","6g","2r","2g","5r","2b","6b","2y","3g","3r","4r","5y","5b","3y","1y","2r","1r"]}]},"out":[],"lu)"
     R"(ck":[2414133765,609151639,794259035,3542502880]})",
     "packet: it has more parts than it can have in this round"},
    {"a view that does not know a card of its own hand",
     R"({"viewer":0,"game":"may_refuse","options":{"players":3,"first":1,"starter":"fixed","deck":["0y1r","0b2y","0b3g",)"
     R"("0b4y","0g5b","0y6g","0b7y","0y8b","0r9g","0b10y","1r2b","1b3r","1g4b","1b5r","1g6y","1y7b","1b8y","1b9y","1r10b)"
     R"(","2y3g","2g4y","2g5b","2g6r","2g7b","2g8y","2b9g","2r10b","3g4r","3b5r","3g6y","3r7b","3r8y","3y9r","3r10y","4b)"
     R"(5r","4b6r","4b7g","4g8y","4y9g","4b10y","5b6g","5b7g","5y8g","5r9g","5b10y","6b7g","6y8b","6g9y","6r10y","7y8g",)"
     R"("7y9b","7b10g","8r9g","8y10b","9r10g"],"count_both_parts":true,"refuse_rule":"fewer_than_all"},"turn":null,"phas)"
     R"(e":"over","asked":[],"without":[[],["y"],[]],"trick":[],"hands":[{"cards":["1b3r","1g6y","1b9y","2b9g","3g4r","3)"
     R"(g6y","3r8y","3r10y","4b6r","6y8b","?"],"open":[]},{"cards":[],"open":[]},{"cards":["?","?"],"open":[]}],"won":[[)"
     R"("0b7y","3y9r","4g8y"],[],["0b3g","0b4y","2y3g","1y7b","4b5r","6r10y","7y9b","9r10g"]],"aside":["?","?","?","?",")"
     R"(?","?","?","?","?","?","?","?","?","?","?","?","?","?","?","?","?","8r9g","?","?","?","?","?","?","?","?","?"],")"
     R"(part":2,"keeps":["none","none","none"],"first_part":[[],[],[]],"luck":[0,0,0,0],"began":null,"points_played":[0,)"
     R"(0,0],"shown":[0,0,0]})",
     "its viewer knows more than this, or less"},
    {"a view that does not know a card of its own hand",
     R"({"viewer":0,"game":"one_by_one","options":{"players":2,"first":0,"starter":"hand_total","deck":["0r1b","0g2r","0)"
     R"(r3y","0b4r","0b5y","0g6r","0r7y","0b8g","0y9g","0y10b","1g2r","1g3b","1r4y","1g5y","1y6r","1y7b","1r8b","1b9g",")"
     R"(1y10g","2y3g","2g4y","2g5b","2r6y","2b7r","2b8r","2y9b","2g10b","3y4b","3r5g","3r6b","3y7g","3g8b","3b9y","3b10r)"
     R"(","4y5r","4b6g","4b7y","4g8r","4r9b","4g10y","5b6r","5r7b","5b8y","5r9g","5g10b","6b7g","6y8g","6g9r","6b10y","7)"
     R"(r8g","7g9y","7r10g","8y9r","8r10y","9y10r"],"voluntary_draw":true},"turn":0,"phase":"choosing","hands":[{"cards")"
     R"(:["0b5y","0r7y","1g2r","?","1y6r","1b9g","3r5g","3r6b","4y5r"],"open":[]},{"cards":["?","?","?","?","?","?","?",)"
     R"("?","?","?"],"open":[]}],"played":["4r9b","5r9g","5g10b","6y8g","6b10y","7r10g"],"stock":["?","?","?","?","?","?)"
     R"(","?","?","?","?","?","?","1g3b","?","?","?","?","?","?","?","?","?","?","?","?","?","?","?","?","?"],"run_y":10)"
     R"(,"run_r":0,"run_g":8,"run_b":9,"history":{"first":null,"events":[],"run_y":0,"run_r":0,"run_g":0,"run_b":0},"lat)"
     R"(er":[]})",
     "its viewer knows more than this, or less"},
    {"a view that knows nothing of its own hand",
     R"({"viewer":2,"game":"up_down","options":{"players":5,"first":4,"starter":"hand_total","deck":["0b1r","0g2y","0g3b)"
     R"(","0b4y","0r5g","0r6g","0b7y","0r8y","0b9y","0y10g","1y2r","1b3r","1y4r","1g5y","1y6g","1g7b","1b8r","1y9g","1y1)"
     R"(0g","2y3g","2r4g","2g5r","2b6g","2y7b","2y8b","2b9g","2r10b","3b4g","3r5y","3g6r","3b7y","3y8g","3g9y","3r10g",")"
     R"(4b5r","4y6g","4y7b","4g8r","4g9b","4g10b","5b6y","5g7r","5g8y","5r9b","5y10r","6g7y","6g8y","6r9g","6b10r","7g8y)"
     R"(","7g9y","7r10y","8b9g","8b10g","9y10g"],"voluntary_draw":true},"turn":3,"phase":"choosing","hands":[{"cards":[")"
     R"(1g7b","2y8b","5y10r","8b9g"],"open":[]},{"cards":["?","?","?","?","?"],"open":[]},{"cards":["?","?","?","?","?",)"
     R"("?"],"open":[]},{"cards":["?","?","?","?","?"],"open":[]},{"cards":["?","?","?","?","?","?","?"],"open":[]}],"pl)"
     R"(ayed":["0b7y","0r8y","0b9y","1y2r","1b3r","1b8r","2y3g","2b6g","2r10b","3b4g","3r5y","3y8g","3g9y","3r10g","4y6g)"
     R"(","4y7b","4g9b","5g7r","6g8y","7g9y","8b10g"],"stock":["?","?","?","?","?","?","?"],"pile_a":{"top":"5g7r","low")"
     R"(:"down","high":"free"},"pile_b":{"top":"3r10g","low":"up","high":"free"},"history":{"first":null,"pile_a":{"top")"
     R"(:"?","low":"free","high":"free"},"pile_b":{"top":"?","low":"free","high":"free"},"events":[]},"later":[]})",
     "its viewer knows more than this, or less"},
};
