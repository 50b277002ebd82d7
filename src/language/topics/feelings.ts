/** How it feels. See ../topics.ts for the form. */
export const FEELINGS = `
  joy: happy, happiness, happier, joy, joyful, laugh, laughed, laughing, laughter, fun?, smile?, smiled, smiling,
    delight, delighted, cheerful, giggle, giggled, celebrate, celebrated, enjoy, enjoyed?, excited?, exciting,
    wonderful?, danced?, glad, glorious, bliss, blissful, marvellous, lovely?, hilarious, grinned, grin, cracked up,
    in stitches, belly laugh, sang?, hummed?, thrilled, elated, fantastic, ecstatic, amusing, funny, howled,
    roared with laughter, wet myself, tears of laughter, silly?, chuckle, chuckled, beaming, beamed, whooped, cheered,
    skipped?, merry?, jolly, so happy, made me laugh, laughed so hard, laughed until, laughed till, cracked me up,
    couldnt stop laughing, could not stop laughing, couldnt stop smiling, good mood, best day, great day, perfect day,
    wonderful day, lovely day, had a blast, so much fun, good time, grinning, smiling all day, over the moon,
    happy tears
  pride: proud, pride, proudly, achievement, achieved, accomplish, accomplished, accomplishment, brave, first time?,
    all by himself, all by herself, by himself?, by herself?, by myself?, on his own, on her own, without help,
    without looking, applause, praised, praise, medal, trophy, certificate, star of the week, passed?, won?, solo,
    stood up for, managed?, mastered, nailed, did it?, made it?, top marks, standing ovation, dared, stood straight,
    taught her brother, taught his sister, commendation, distinction, honour, honours, could not see for tears,
    lump in the throat, had to swallow, burst with, bursting with, watched from the back row, first in the family,
    on her own two feet, on his own two feet, all on her own, all on his own, held her head, clapped,
    without once looking, without stopping, without notes, without a mistake, so proud, proud of, i actually did it,
    finally did it, did it on my own, without one mistake, without a single mistake, what a good kid, good for her,
    good for him, made the team, got an a, straight as, won first, first prize, blue ribbon, beaming, kept my cool,
    spoke up, patted myself on the back, never thought i could, didnt think i could, impressed, personal best,
    graduated, the most ive managed
  gratitude: grateful, gratitude, thankful, thank, thanks, thanked, appreciate, appreciated, appreciation, blessed,
    blessing, lucky, fortunate, luck, so thankful, so grateful, feeling grateful, feel grateful, feel lucky, so lucky,
    count my blessings, counting my blessings, thank goodness, thank god, thank heavens, dont take for granted,
    take for granted
  sadness: sad, sadness, cry, cried, crying, tears, weep, wept, unhappy, depressed, depression, gloomy, gloom,
    melancholy, down in the dumps, hopeless, hopelessness, despair, heavy heart, blue?, low?, numb, disappointed,
    heartbroken, dark mood?, dark days, grey days, stayed in bed, could not get out of bed, couldnt get out of bed,
    flat?, sorrow, homesick, anguish, misery, miserable, bleak, sank, sinking, black mood, black dog, mood sinking,
    low mood, under a cloud, hole?, wet sack, grey inside, emptiness, hollow, flatness, dragging, could not laugh,
    no colour, joyless, listless, felt down, feeling down, feel down, so sad, felt low, feeling low, feel low,
    feeling blue, teary, hard to get out of bed, no motivation, lost interest, nothing feels, dont enjoy anything,
    cried in the car, cried in the aisle, cried in the, cried all, weepy, gloomy day, in a funk, in a slump,
    heavy today, dark place, dont care about anything
  tears < sadness: cry, cried, crying, tears, tear, weep, wept, weeping, sob, sobbed, sobbing, welled up, eyes wet,
    lump in my throat, tissues, handkerchief
  anger (learned): angry, anger, angrily, furious, fury, rage, mad, temper, lost my temper, lose my temper, shout,
    shouted, shouting, yell, yelled, snap?, snapped, irritated, irritable, irritation, annoyed, annoying, cross?,
    frustrated, frustrating, frustration, resentment, resent, bitter, slammed, hate, hated, swore, swear, cursed,
    blew up, exploded, boiled over, boiling, raised my voice, raise my voice, raising my voice, barked?, snarled,
    short fuse, seething, outburst, threw?, kicked?, voice got loud, got loud, loud with, screamed, hit a boy,
    exasperated, enraged, outraged, indignant, infuriated, ears red, ears are still red, saw red, threw the, banged,
    thumped, slammed my, lost it, lost my rag, lose my rag, flew off the handle, went off?, bit his head off,
    bit her head off, sharp with?, short with?, harsh with, growled, hissed, stamped?, yelled at, screamed at,
    snapped at, shouted at, bit my tongue, lost my patience, lost patience, lost it with, lost it at, lost my cool,
    lose my cool, so mad, got mad, made me mad, pissed off, ticked off, fuming, furious with, steamed, road rage,
    honked, flipped off, cussed, cursed at, threw my phone, punched, felt terrible after, over nothing
  fear: afraid, fear, fears, feared, scared, scary, frighten, frightened, frightening, terror, terrified, dread,
    dreaded, panic, panicked, phobia, alarm?, trembling, shaking?, shaky, shook?, knees like jelly, heart racing,
    heart pounding, sweaty palms, cold sweat, lump in my stomach, knot in my stomach, stomach in knots, spooked,
    horrified, startled, hysterical, petrified, heart in my mouth, blood ran cold, cannot breathe, cant breathe,
    could not breathe, couldnt breathe, frozen?, chill?, haunted, haunts, dreadful
  worry (learned): worry, worries, worried, worrying, anxious, anxiety, nervous, nerves, uneasy, stress, stressed,
    tense, tension, restless, overthink, overthinking, what if, on edge, brooding, fret, fretted, butterflies,
    keeps me up, going round in my head, cannot stop thinking, cant stop thinking, dwelling, rumination, catastrophe,
    jittery, wary, unease, concerned, concern, pacing, walked the house, chew my nails, bit my nails, bite my nails,
    mind goes round, thoughts go round, round and round, worst case, what happens if, what will happen,
    cant stop worrying, worrying about, worried sick, stressed about, stressed out, freaking out, freaked out,
    cant think about anything else, cant stop thinking about, hands sweat, panic attack, anxiety attack, racing heart,
    what if something, dreading
  shame: shame, ashamed, embarrassed, embarrassing, embarrassment, guilt, guilty, humiliated, humiliating,
    humiliation, blush, blushed, regret, regretted, laughed at me, laugh at me, made a fool, looked stupid,
    look stupid, red face, cringe, exposed?, sank into the ground, hide?, hid from, remorse, disgrace, sank?,
    wanted to vanish, wanted to disappear, hope nobody saw, everyone saw, everybody saw, laughing stock, fool?,
    stupid?, ridiculous?, cross the road, cross the street, cross the market square, so embarrassed, so ashamed,
    mortified, wanted to crawl, in a hole, everyone was staring, everybody was staring, said something stupid,
    said something dumb, felt stupid, felt dumb
  guilt < shame: guilt, guilty, regret, regretted, my fault, conscience, should have been there, let her down,
    let him down, let them down, neglected, bad mother, bad father, selfish, wronged, feel guilty, felt guilty,
    feeling guilty, felt bad for, feel bad for, felt bad about, feel bad about, felt terrible, feel terrible,
    felt awful, feel awful, shouldnt have said, should not have said, shouldnt have, wish i hadnt, wish i had not,
    i owe her an apology, i owe him an apology
  envy: jealous, jealousy, envy, envious, envied, compare, compared, comparison, comparing, better than me,
    further than me, everyone else, everybody else, all my friends have, overtake, overtaken, ahead of me,
    wish i had what, everyone on facebook, perfect life, perfect lives, better house, nicer house, new car and,
    making more than me, makes more than me, why not me, keeping up with
  courage (learned): courage, courageous, brave, bravery, bold, boldness, dare, dared, daring, risk, risked, spoke up,
    speak up, speaking up, stood up, stand up, fearless, leap, first time, raised my hand, put my hand up,
    picked up the phone, dialled, knocked on, said it out loud, in front of everyone, jumped, walked up to, asked her,
    asked him, went alone, faced, heroic, determination, guts, nerve, plucked up, screwed up my courage, finally said,
    finally asked, finally told, went up to, walked in, walked through the front door, voice didnt wobble,
    voice did not wobble, voice did not shake, voice didnt shake, said it to his face, said it to her face, jumped in,
    without my notes, alone on stage, looked him in the eye, looked her in the eye, faced my fear, facing my fear,
    face my fear, overcame my fear, overcoming my fear, overcome my fear, conquered my fear, out of my comfort zone,
    comfort zone, did it anyway, did it scared, even though i was scared, even though i was nervous,
    shaking but i did it, i was shaking but, wasnt going to let, spoke my mind, said what i really think,
    stood my ground, signed up anyway, stepped up
  confidence (learned): confidence, confident, self esteem, self confidence, doubt?, doubts, self doubt, insecure,
    insecurity, impostor, imposter, fraud, found out, find out that i, worthless, unworthy, not good enough,
    good enough, capable, believe in myself, believed in me, not clever enough, not smart enough, do not belong,
    dont belong, no talent, cannot do this, cant do this, exposed?, bluff, bluffing, see through me, credibility,
    cut out for, not cut out, amateur, out of my depth, out of my league, dilettante, charlatan, small beside?,
    stupid beside, cleverer than me, brighter than me, everybody else knows, everyone else knows, impostor syndrome,
    imposter syndrome, not qualified, unqualified, everyone else is smarter, feel like a fraud, feel like a fake,
    dont deserve, do not deserve, second guess, second guessing, self conscious, believe in yourself, trusted myself,
    trust myself
  being found out < confidence (feared): impostor, imposter, fraud, found out, find out, see through me, exposed,
    bluff, bluffing, pretend, pretending, fake, faking, not good enough, dont belong, do not belong,
    not clever enough, not smart enough, by mistake, admitted by mistake, everyone will see, they will notice,
    they notice, know less, knows less, not a real, no idea what i am doing
  failure (feared): fail, fails, failed, failing, failure, mistake, mistakes, wrong?, lose?, lost?, losing?,
    disappointed, disappointment, flop, flopped, rejected, setback, gave up, give up, broke down, fell through,
    fell apart, collapse, ruined, ruin, messed up, screwed up, botched, blunder, in vain, did not work, didnt work,
    back to square one, start over, second time, bankrupt, screwed it up, blew it, messed it up, didnt get it,
    did not get it, let everyone down, fell flat, bombed, big mistake, stupid mistake, didnt make it,
    fell off the wagon, back to zero
  success: success, succeed, succeeded, successful, win, wins, won?, winning, prize, award, achieve, achieved,
    finish?, finished?, complete?, completed?, passed?, pass?, victory, accepted?, reached?, made it, worked out,
    paid off, milestone, breakthrough, signed?, solved, record, at last?, finally?, best result, congratulated,
    triumph, feat, signed off, got it?, in the bag, certificate framed, distinction, first place, gold?, silver?,
    sold out, came first, done?, handed in?, submitted?, delivered?, published, approved?, landed?
  praise (celebrated): praise, praised, compliment, complimented, applause, applauded, clapped, congratulated,
    congratulations, well done, good work, good job, great work, told me i was, said i was, proud of me, kind words,
    thanked me, in front of everyone, admired, admire, asked me to train, recommended, review, feedback,
    standing ovation, a card from, letter of thanks, my favourite teacher, best teacher, lauded, commended,
    commendation, kind review, said it was the best, said it was good, asked for more, shook my hand, pat on the back,
    patted my back, thumbs up, raved, wrote to thank, note from, nice words, lovely words
  rejection (feared): reject, rejects, rejected, rejection, refuse, refused, declined, turned down, turned me down,
    unanswered, no reply, no answer, did not reply, never replied, criticism, criticise, criticised, criticize,
    criticized, excluded, ignored, passed over, unwanted, laughed at, did not get the, didnt get the, not invited
  hope: hope?, hopes, hoped, hopeful, optimism, optimistic, looking forward?, look forward, promise?,
    light at the end, someday, one day?, better days, spring is, trust that, good feeling about,
    things are looking up, looking up, turning a corner, turned a corner, fresh start, new start, new beginning,
    light at
  disappointment: disappointed, disappointing, disappointment, let down, let me down, hoped for more, expected more,
    underwhelming, anticlimax, cancelled on me
  stillness: meditate, meditated, meditation, meditating, breathe, breathed, breath?, breathing, mindful, mindfulness,
    silence, silent?, still?, quiet?, sit still?, sat still, presence, stillness, peace?, calm?, serenity, cushion,
    on the bench, watched the, listened to the rain, ten minutes of meditation, sat quietly, sit quietly, quiet time,
    deep breaths, breathing exercise, headspace, calm app, yoga class, gratitude practice, moment of peace,
    watched the sunrise, watched the sunset, watched the rain, listened to the birds, silence of
  surprise: surprise, surprised, astonished, amazed, unexpected, unexpectedly, out of the blue, could not believe,
    couldnt believe, wow
  boredom: bored, boring, boredom, dull, monotonous, same old, stuck in a rut, every day the same
  feeling useful: useful, useless, needed, not needed, no longer needed, purpose, pointless, in the way, burden,
    a burden, matter, superfluous, surplus, put out to grass, on the shelf, irrelevant, nobody needs, no one needs,
    nobody asks me, no one asks me, still of use, of use, any use, good for something, good for nothing, feel useful,
    felt useful, feel useless, felt useless, feel needed, felt needed, need me anymore, needs me anymore, needed me,
    good for anything
  being a burden < ageing (feared): burden, a burden, in the way, dependent, depend on, look after me, looked after,
    helpless, cannot manage, cant manage, care home, home help, nursing home, fall and, fell and, nobody hears,
    lying there, lie there, losing my independence, independence, stairs, to be a burden, weigh on, nuisance,
    need someone to, need somebody to, ask my daughter, ask my son, pushed in a chair, washed by, fed by, bother them,
    bother her, bother him, a bother, dont want to be a burden, be a burden, burden to, burden on, cant drive anymore,
    lose my independence, rely on my kids, rely on others
  winter sadness < sadness: winter blues, seasonal, dark at four, dark by, dark days, dark months, grey weeks,
    light lamp, light box, no light, november, january, february, short days, darkness, lack of light, snow grey
  sunday sadness < sadness: sunday afternoon, sunday evening, sunday blues, sundays, sunday dread, hole after dinner,
    after sunday lunch, before monday
  depression < sadness: depression, depressed, antidepressant, antidepressants, medication for, hopeless, pointless,
    empty inside, numb, couldnt get out of bed, could not get out of bed, stayed in bed all day, no motivation,
    dark place, nothing matters, cant feel, lost interest
  panic attacks < worry: panic attack, panic attacks, anxiety attack, hyperventilated, couldnt breathe,
    could not breathe, heart was pounding, heart pounding, heart racing, chest tight, tight chest,
    thought i was dying, paper bag, breathing exercise, shaking all over
`;
