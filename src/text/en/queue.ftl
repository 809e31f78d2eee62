# The queue of an archive (docs/scale.md).

queue-unusable = { $failure ->
    [address] --queue takes an address such as postgres://user@host:5432/database.
    [password-given] A password on a command line can be read by everybody on that machine. Leave it out of --queue; it is taken from PGPASSWORD, or from the file that PGPASSFILE names.
    [packages] A queue needs two packages that Kiebitz does not bring along: npm i { $found }
    [unreachable] The database of the queue cannot be reached ({ $found }). What has been ordered and judged is kept.
    [password] The database of the queue refuses the user or the password, which is taken from PGPASSWORD, or from the file that PGPASSFILE names.
   *[refused] The database of the queue refuses ({ $found }). What has been ordered and judged is kept.
  }
queue-none = No jobs have been filed from { $path } yet: “archive add --queue” does that.
queue-only-with = --root is for a queue: name one with --queue.
queue-outside = { $file } does not lie under { $root }, the root that the machines have in common. Name that one with --root.
queue-filed = { $jobs ->
    [0] Nothing to be done
    [one] One job filed
   *[other] { $jobs } jobs filed
  }; { $kept ->
    [0] no file was there already
    [one] one file was there already
   *[other] { $kept } files were there already
  }. Referee { $key }
queue-no-root = { $root }, the folder in which the files should lie, cannot be used ({ $code }).
queue-silent = The database of the queue does not answer; trying again until it does.
queue-answers = The database of the queue answers again.
queue-other-referee = Nothing was ordered of this referee, { $own }, but of { $known }: another version of Kiebitz, other card values, or another way to analyse.
queue-worked = { $games ->
    [one] One game
   *[other] { $games } games
  } { $what ->
    [analysed] analysed
   *[judged] judged
  } in { $jobs ->
    [one] one job
   *[other] { $jobs } jobs
  }; { $waiting ->
    [0] no job is left
    [one] one job is left
   *[other] { $waiting } jobs are left
  }.
queue-failed = { $failed ->
    [one] One job has failed
   *[other] { $failed } jobs have failed
  }: “archive status” names them.
queue-job = { $file }: { $reason ->
    [malformed] this job does not say what is to be done
    [unordered] the archive has not ordered this
    [referee] it was ordered for another version of Kiebitz, or for other card values
    [outside] it does not lie under the root
    [unreadable] it could not be read under the root
    [changed] it is not the file that was ordered
    [died] a worker died of it, or said nothing any more
    [lost] too many workers were lost with it
   *[other] it failed for an unknown reason
  }. “archive add” files it anew.
