#include "match/frame.h"

namespace sounder {
namespace {

void write_seat(JsonWriter& out, std::string_view key, Seat seat) {
  out.key(key);
  seat == Seat::nobody ? out.null() : out.value(name_of(seat));
}

}  // namespace

void write_frame(JsonWriter& out, const MatchSession& session, const FrameSpec& spec) {
  const SeatSet thinking = session.needs().thinking;
  out.begin_object().key("situation");
  write_situation(out, session, session.at(), spec.viewer == Seat::nobody ? Viewer::audience() : Viewer(spec.viewer),
                  spec.asked);
  write_seat(out, "eyes", spec.viewer);
  write_seat(out, "hand_over", spec.hand_over);
  write_seat(out, "thinking", thinking.empty() ? Seat::nobody : thinking.front());
  const Delta delta = session.since(spec.viewer, spec.seen);
  out.field("kept", delta.kept).key("stories");
  write_stories(out, session, delta.stories);
  out.key("said").begin_array();
  for (const Message& one : session.said(spec.reported)) write(out, one);
  out.end_array().end_object();
}

bool is_draw(const Entry& entry) {
  const auto* step = std::get_if<Step>(&entry);
  return step && step->seat == Seat::nobody;
}

}  // namespace sounder
